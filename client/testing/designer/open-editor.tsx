import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import { type Operation, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import { type BuiltNode, survey } from '@wence/schema/testing';
import type { EditSurveyInput } from '../../src/designer/features/editor/sending/sending.generated';
import '../../src/designer/features/editor/EditorPage';
import { FakeServer } from '../../src/designer/features/editor/session/testing/fake-server';
import { type Fields, FakeSite, SiteError } from './fake-site';
import { FakeSocket } from './fake-socket';
import { modelOperations } from './model-operations';
import { type OpenDesigner, openDesigner } from './open-designer';

const ANSWERS: Readonly<Record<string, string>> = { held: 'A0410', conflict: 'A0409', refused: 'A0400' };

export interface OpenEditor extends OpenDesigner {
  readonly site: FakeSite;
  readonly server: FakeServer;
  /** The document as the server has it, once everything is saved. */
  readonly saved: () => Promise<SurveyDefinition>;
  /** Its first question. */
  readonly stored: () => Promise<SurveyNode>;
  /** All operations that were sent. */
  readonly sent: () => Operation[];
  /** The properties of what is selected. */
  readonly panel: () => BoundFunctions<typeof queries>;
  /** Another author changes the survey. */
  readonly editElsewhere: (operations: readonly Operation[]) => void;
}

interface Opening {
  readonly definition: SurveyDefinition;
  /** Behind `/survey/1`, such as `/logic/question`. */
  readonly view?: string;
  readonly state?: 'RUNNING' | 'NOT_COLLECTING' | 'COMPLETE';
  /** More fields of the graph. */
  readonly fields?: Fields;
  /** Answers what is asked outside the graph. */
  readonly files?: (path: string, init: RequestInit) => Promise<Response>;
}

/** Opens the editor of a survey, with the real pages and a server in memory. */
export async function openEditor({ definition, view = '', state = 'NOT_COLLECTING', fields = {}, files }: Opening): Promise<OpenEditor> {
  const server = new FakeServer(definition);
  server.isRunning = state === 'RUNNING';
  const site = new FakeSite(
    {
      me: () => ({ id: '1', name: 'Author', mobile: '13800000000', noReadMail: 0 }),
      survey: () => surveyOf(server),
      surveyDefinition: () => ({ surveyId: '1', ...server.load() }),
      editSurvey: ({ input }: { input: EditSurveyInput }) => {
        const answer = server.edit({ ...input, operations: modelOperations(input.operations) });
        if (answer.type === 'saved') return answer;
        throw new SiteError(ANSWERS[answer.type === 'refused' ? answer.kind : answer.type] ?? 'B0001');
      },
      stopSurvey: () => {
        server.isRunning = false;
        return { survey: surveyOf(server) };
      },
      wechatState: () => 'MISSING',
      ...fields,
    },
    files,
  );
  const opened = await openDesigner(view.startsWith('/setting') ? view : `/survey/1${view}`, site);
  await screen.findByRole('navigation', { name: 'Survey' });

  async function saved() {
    flush();
    await screen.findByText('Saved', { selector: 'output *' });
    return server.definition;
  }

  return {
    ...opened,
    site,
    server,
    saved,
    stored: async () => {
      const [first] = (await saved()).nodes;
      if (!first) throw new Error('the question is gone');
      return first;
    },
    sent: () => site.callsOf('EditSurvey').flatMap(({ input }) => modelOperations((input as EditSurveyInput).operations)),
    panel: () => within(screen.getAllByRole('complementary').at(-1) ?? document.body),
    editElsewhere: (operations) => {
      server.edit({ clientOpId: `elsewhere-${server.revision}`, baseRevision: server.revision, operations });
      FakeSocket.publish('SurveyEdited', { surveyEdited: { revision: server.revision } });
    },
  };
}

/** Opens the editor of a survey and selects its first question. */
export const openQuestion = (...nodes: readonly BuiltNode[]): Promise<OpenEditor> => openFirstQuestion({ definition: survey(...nodes) });

export async function openFirstQuestion(opening: Opening): Promise<OpenEditor> {
  // A card's fields come lazily; a test that looks for them at once finds them.
  await Promise.all([
    import('../../src/designer/features/editor/canvas/PartsEditor'),
    import('../../src/designer/features/editor/canvas/QuestionTools'),
  ]);
  const editor = await openEditor(opening);
  const [first] = editor.server.definition.nodes;
  await editor.user.click(await screen.findByRole('button', { name: new RegExp(`^Edit ${first?.code}`) }));
  await waitFor(() => editor.panel().getByRole('heading', { level: 2 }));
  return editor;
}

function surveyOf({ isRunning }: FakeServer) {
  const state = isRunning ? 'RUNNING' : 'NOT_COLLECTING';
  return {
    id: '1',
    number: 1,
    state,
    status: isRunning ? 'RUNNING' : 'DRAFT',
    editable: !isRunning,
    publishedVersion: isRunning ? 1 : null,
  };
}

/** The editor sends typed text after a pause, or at once when the page is hidden. */
function flush() {
  const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  if (!visibility) throw new Error('there is no visibilityState');
}
