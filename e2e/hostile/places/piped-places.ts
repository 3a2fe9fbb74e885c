import type { SurveyDefinition, SurveyNode } from '@wence/schema';
import type { Put, PutText } from '../HostileTexts.js';
import { Ids } from './Ids.js';

/** The longest value that a text takes in, with room for what stands around it. */
const PIPED = 190;

const TARGETS = ['statement', 'heading', 'title', 'option', 'row', 'column', 'offer'] as const;

/** Tells the places of one answer apart: it stands right behind the answer's mark. */
const tailOf = (target: (typeof TARGETS)[number]): string => `#${TARGETS.indexOf(target)}`;

/** Places that pipe the answer to one question: every kind of text that the page draws. */
function targetsOf(sourceId: number, field: string, ids: Ids): SurveyNode[] {
  const token = (target: (typeof TARGETS)[number]) =>
    `<span data-ref="${sourceId}" data-field="${field}" data-fallback="nobody">[Q]</span>${tailOf(target)}`;
  const plain = () => ({ id: ids.next(), code: '2', title: 'Plain' });
  const node = (more: Omit<SurveyNode, 'id' | 'code'>): SurveyNode => {
    const id = ids.next();
    return { id, code: `Q${id}`, ...more };
  };
  const first = (target: (typeof TARGETS)[number]) => ({ id: ids.next(), code: '1', title: token(target) });
  return [
    node({ type: 90, title: `<p>Dear <b>${token('statement')}</b></p>` }),
    node({
      group: true,
      title: token('heading'),
      nodes: [
        node({ type: 1, title: token('title'), options: [first('option'), plain()] }),
        node({ type: 14, subType: 1, title: 'Rows', options: [first('column'), plain()], children: [first('row')] }),
        node({ type: 6, title: 'List', options: [first('offer'), plain()] }),
      ],
    }),
  ];
}

export interface PipedSurvey {
  readonly definition: SurveyDefinition;
  /** Hostile answers, by question. */
  readonly answers: Readonly<Record<string, object>>;
  /** One for each place that an answer goes to. */
  readonly places: readonly PutText[];
}

/** Open questions and choices with a text of the respondent's own, whose answers stand in later texts. */
export function pipedPlaces(put: Put, times: number): PipedSurvey {
  const ids = new Ids();
  const answers: Record<string, object> = {};
  const places: PutText[] = [];
  const nodes: SurveyNode[] = [];
  for (let place = 0; place < times; place += 1) {
    const id = ids.next();
    const text = put('answer', { max: PIPED });
    const mark = text.slice(-4);
    const isOpen = place % 2 === 0;
    const other = { id: ids.next(), code: '1', title: 'Other', other: true };
    nodes.push(isOpen ? { id, code: `Q${id}`, type: 3, title: 'Name?' } : { id, code: `Q${id}`, type: 1, title: 'Who?', options: [other] });
    nodes.push(...targetsOf(id, isOpen ? 'answer' : 'text', ids));
    answers[id] = isOpen ? { text } : { option: other.id, text };
    places.push(...TARGETS.map((target) => ({ mark: mark + tailOf(target), place: `piped into ${target}`, text })));
  }
  const definition: SurveyDefinition = { format: 1, lastId: ids.last, title: 'Piped', language: 'en', nodes };
  return { definition, answers, places };
}
