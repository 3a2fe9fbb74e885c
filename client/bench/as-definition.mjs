const TYPES = { single: 1, multiple: 2, text: 3, rate: 4, matrix: 14 };

/** Ids in the order of the document: each question before its rows, those before its options. */
function placed(questions) {
  let lastId = 0;
  const parts = (titles) => titles.map((title, at) => ({ id: (lastId += 1), code: String(at + 1), title }));
  return questions.map((question) => {
    const id = (lastId += 1);
    return { question, id, children: parts(question.rows), options: parts(question.options) };
  });
}

const nodeOf = ({ question: { kind, place, title }, id, children, options }) => ({
  id,
  code: `Q${place + 1}`,
  type: TYPES[kind],
  title,
  ...(kind === 'rate' ? { setting: { min: 1, max: options.length } } : options.length > 0 && { options }),
  ...(children.length > 0 && { subType: 1, children }),
});

/** Hides the node when the second option of the first is chosen. */
const hides = ({ id: nodeId }, source, id) => ({
  id,
  model: 1,
  type: 2,
  nodeId,
  algorithm: 2,
  conditions: [{ id: id + 1, nodeId: source.id, algorithm: 1, optionId: [source.options[1].id] }],
});

/** The plan as a definition, and the id of each question by its place. */
export function asDefinition(questions) {
  const all = placed(questions);
  const last = all.at(-1);
  const firstLogicId = Math.max(last.id, ...last.options.map(({ id }) => id)) + 1;
  const hidden = all.filter(({ question }) => question.isHidden);
  return {
    ids: all.map(({ id }) => id),
    definition: {
      format: 1,
      lastId: firstLogicId + 2 * hidden.length,
      title: 'Bench',
      language: 'en',
      nodes: all.map(nodeOf),
      logic: hidden.map((each, at) => hides(each, all[0], firstLogicId + 2 * at)),
    },
  };
}
