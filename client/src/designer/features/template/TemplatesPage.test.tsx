import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesigner } from '../../../../testing/render-designer';
import { paths } from '../../shared/routes';
import { templateOf } from './template.factory';
import { TemplatesPage } from './TemplatesPage';

const templateTopics = [
  { name: 'customer', title: 'Customers', templateCount: 6 },
  { name: 'market', title: 'Market', templateCount: 5 },
];
const pageOf = (...templates: readonly object[]) => ({ totalCount: templates.length, edges: templates.map((node) => ({ node })) });

interface Asked {
  readonly filter: { readonly keyword: string | null; readonly topic: string | null; readonly own: boolean };
}

const open = (templates: unknown, at: string = paths.templates) =>
  renderDesigner(<TemplatesPage />, { at, path: paths.templates, server: { templates, templateTopics } });

describe('the page of templates', () => {
  it('shows of each its title, its topic and how long it takes, and leads to it [S2.route.templates]', async () => {
    await open(pageOf(templateOf('a', 'Tea'), templateOf('b', 'Coffee', { topic: 'market', questionCount: 1, minutes: 1 })));

    const [tea, coffee] = within(screen.getByRole('region', { name: 'Templates' })).getAllByRole('listitem');
    expect(
      within(tea as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/templates/detail?id=a');
    expect(tea?.textContent).toContain('Customers8 questionsabout 3 minutes');
    expect(coffee?.textContent).toContain('Market1 questionabout 1 minute');
    expect(screen.getByText('2 templates')).toBeTruthy();
  });

  it('names the topics with how many there are, the chosen one as such', async () => {
    await open(pageOf(templateOf('a', 'Tea')), `${paths.templates}?topic=market`);

    const rail = within(screen.getByRole('navigation', { name: 'Topics' }));
    expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All11', 'Customers6', 'Market5', 'My templates']);
    expect(rail.getByRole('link', { name: 'Market 5' }).getAttribute('aria-current')).toBe('page');
  });

  it('asks for the word, the topic and the own ones that the address names', async () => {
    const asked: Asked['filter'][] = [];
    const templates = ({ filter }: Asked) => {
      asked.push(filter);
      return pageOf(...(filter.keyword ? [] : [templateOf('a', 'Tea')]));
    };
    const { user } = await open(templates, `${paths.templates}?topic=market&q=milk`);

    expect(screen.getByText(/No template matches/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Customers/ }).getAttribute('href')).toBe('/templates?topic=customer&q=milk');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Tea')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'My templates' }));

    expect(asked[0]).toEqual({ keyword: 'milk', topic: 'market', own: false });
    expect(asked.at(-1)).toEqual({ keyword: null, topic: null, own: true });
  });

  it('says where own templates come from while there are none', async () => {
    await open(pageOf(), `${paths.templates}?own=1`);

    expect(screen.getByText(/You have no templates yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my surveys' }).getAttribute('href')).toBe(paths.list);
  });
});
