/** Qualtrics: an answer in a text, a condition of a choice, a branch that ends the survey, choices carried forward. */
const QSF = {
  SurveyEntry: { SurveyName: 'Fuzz', SurveyLanguage: 'EN' },
  SurveyElements: [
    {
      Element: 'BL',
      Payload: [
        { Type: 'Standard', ID: 'BL_1', BlockElements: [{ Type: 'Question', QuestionID: 'QID1' }, { Type: 'Page Break' }] },
        { Type: 'Standard', ID: 'BL_2', BlockElements: [{ Type: 'Question', QuestionID: 'QID2' }] },
      ],
    },
    {
      Element: 'FL',
      Payload: {
        Flow: [
          { Type: 'Standard', ID: 'BL_1' },
          { Type: 'Branch', BranchLogic: {}, Flow: [{ Type: 'EndSurvey' }] },
          { Type: 'Standard', ID: 'BL_2' },
        ],
      },
    },
    {
      Element: 'SQ',
      Payload: { QuestionID: 'QID1', QuestionType: 'MC', Selector: 'MAVR', QuestionText: 'Which?', Choices: [{ Display: 'a' }] },
    },
    {
      Element: 'SQ',
      Payload: {
        QuestionID: 'QID2',
        QuestionType: 'MC',
        Selector: 'SAVR',
        QuestionText: 'Why ${q://QID1/ChoiceGroup/SelectedChoices}?',
        Choices: { 1: { Display: 'b', DisplayLogic: { 0: { 0: { LogicType: 'Question' } } } } },
        DynamicChoices: { Locator: 'q://QID1/ChoiceGroup/SelectedChoices' },
      },
    },
  ],
};

const SURVEY_JS = {
  triggers: [{ type: 'visible', name: 'q', value: 'a', questions: ['r'] }],
  pages: [
    {
      elements: [
        { type: 'checkbox', name: 'q', choices: ['a|A', { value: 'b', visibleIf: "{q} = 'a'" }] },
        { type: 'text', name: 'r', title: 'Why {q}?', validators: [{ type: 'numeric', minValue: 1 }] },
        { type: 'paneldynamic', name: 's', templateElements: [{ type: 'text', name: 't' }] },
      ],
    },
  ],
  completedHtml: '<p>{r}</p>',
};

const LSS = `<document><LimeSurveyDocType>Survey</LimeSurveyDocType>
<questions><rows><row><qid>1</qid><gid>1</gid><type>M</type><title>a</title><question>Which?</question><relevance>a_b == "Y"</relevance></row></rows></questions>
<subquestions><rows><row><qid>2</qid><parent_qid>1</parent_qid><title>b</title><question>{INSERTANS:1X1X1}</question></row></rows></subquestions>
<conditions><rows><row><qid>1</qid><cqid>1</cqid><cfieldname>1X1X1</cfieldname><method>==</method><value>b</value></row></rows></conditions></document>`;

/** Surveys as texts, of every kind that an import reads. */
export const SURVEY_TEXTS: readonly string[] = [
  '1. Why?\nA. a\nB. b -> 2\n2. How? [matrix]\n',
  '# Fuzz\n## One\n1. Name ____ Age ____\n2. Bad 1 2 3 Good\n3. Why?\n____\n',
  '{"pages":[{"elements":[{"type":"text","name":"q"}]}]}',
  JSON.stringify(QSF),
  JSON.stringify(SURVEY_JS),
  LSS,
];
