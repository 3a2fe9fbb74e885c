import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleText, importJson, importText, type SurveyDefinition } from '@wence/schema';
import { renderDesigner } from '../../../../../../testing/render-designer';
import { documentState } from './useDocument';
import { ImportPage } from './ImportPage';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server that answers every document like this, and keeps what it is asked to create. */
function server(reply: unknown) {
  const created: SurveyDefinition[] = [];
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(reply)));
  const fields = {
    me: () => ({ id: '1', name: 'Author', mobile: '13800000000', noReadMail: 0 }),
    createSurveyFromDefinition: ({ input }: { input: { definition: SurveyDefinition } }) => {
      created.push(input.definition);
      return { survey: { id: 'new' } };
    },
  };
  return { created, fields };
}

const read = (text: string) => ({ code: '00000', data: importText(text, { title: 'Untitled', language: 'en' }) });
const QUESTIONS = 'Colours\n1. Which?\nA. red\nB. blue\n2. Why?\n';

async function open(reply: unknown, way = 'text') {
  const { created, fields } = server(reply);
  const rendered = await renderDesigner(<ImportPage />, { server: fields, at: `/new/import?way=${way}`, path: '/new/import' });
  return { ...rendered, created };
}

describe('importing pasted text', () => {
  it('shows each question beside its source and creates what is left of them', async () => {
    const { user, created, address } = await open(read(QUESTIONS));
    await user.type(screen.getByRole('textbox', { name: 'Text with questions' }), 'anything');
    await user.click(screen.getByRole('button', { name: 'Recognise questions' }));

    expect((await screen.findAllByRole('listitem')).some(({ textContent }) => textContent?.includes('A. red'))).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of Q1' }), 'Multiple choice');
    await user.click(screen.getByRole('checkbox', { name: 'Import Q2 Why?' }));
    await user.clear(screen.getByRole('textbox', { name: 'Survey title' }));
    await user.type(screen.getByRole('textbox', { name: 'Survey title' }), 'Paint');
    await user.click(screen.getByRole('button', { name: 'Create survey' }));

    await waitFor(() => expect(address()).toBe('/survey/new'));
    expect(created).toMatchObject([
      { title: 'Paint', nodes: [{ type: 2, title: 'Which?', options: [{ title: 'red' }, { title: 'blue' }] }] },
    ]);
  });

  it('needs some text, and explains its rules with an example that is read', async () => {
    const { user } = await open(read(exampleText('en')));
    await user.click(screen.getByRole('button', { name: 'Recognise questions' }));

    expect(screen.getByRole('alert').textContent).toBe('Paste something first.');
    await user.click(screen.getByRole('button', { name: 'Fill in the example' }));
    await user.click(screen.getByRole('button', { name: 'Recognise questions' }));
    expect(await screen.findByText('Everything was recognised.')).toBeTruthy();
  });

  it('says why nothing was read, and keeps the text', async () => {
    const { user } = await open({ code: 'A0706', message: 'No questions were found.', data: { reason: 'empty' } });
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text with questions' });
    await user.type(box, 'hm');
    await user.click(screen.getByRole('button', { name: 'Recognise questions' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No questions were found.');
    expect(box.value).toBe('hm');
  });
});

describe('importing a file', () => {
  const document = importJson(
    {
      title: 'Pets',
      elements: [
        { type: 'checkbox', name: 'q1', title: 'Which?' },
        { type: 'paneldynamic', name: 'kids' },
      ],
    },
    { title: 'Untitled', language: 'en' },
  );

  it('tells what was left behind, and what would speak against a launch', async () => {
    const { user } = await open({ code: '00000', data: document }, 'file');
    const input = window.document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File(['{}'], 'pets.json'));

    expect(await screen.findByText('Left out, as there is no such type here: kids (paneldynamic)')).toBeTruthy();
    expect(screen.getByText(/has no options yet/)).toBeTruthy();
  });

  it('takes one file at a time', async () => {
    const { user } = await open({ code: '00000', data: document }, 'file');
    const input = window.document.querySelector<HTMLInputElement>('input[type=file]');
    input?.setAttribute('multiple', '');
    if (input) await user.upload(input, [new File(['{}'], 'a.json'), new File(['{}'], 'b.json')]);

    expect(screen.getByRole('alert').textContent).toBe('Only one file at a time.');
  });
});

it('the progress of an import rises and waits at 99 [S9.import.progress-99]', () => {
  let state = documentState({ at: 'choosing', refusal: null }, { type: 'sent' });
  const seen = Array.from({ length: 200 }, () => {
    state = documentState(state, { type: 'tick' });
    return state.at === 'reading' ? state.percent : 0;
  });

  expect(seen.every((percent, place) => place === 0 || percent >= (seen[place - 1] ?? 0))).toBe(true);
  expect(seen.at(-1)).toBe(99);
});
