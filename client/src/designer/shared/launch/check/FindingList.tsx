import { type Finding, type SurveyDefinition, walkNodes } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { previewStateOf } from '../../preview-state';
import type { CheckedDraft } from './check-draft';
import styles from './FindingList.module.css';
import { addFindingTexts, findingWords, rulesOf } from './finding-words';

addFindingTexts();

interface FindingListProps {
  checked: CheckedDraft;
  /** Shows a finding happening, in the preview. */
  onPreview: (state: object) => void;
  /** Shows the rules that a finding names, where they are edited. */
  onRules: () => void;
}

/** The questions whose rules a finding names, in the order of the survey. */
function ownersOf(definition: SurveyDefinition, finding: Finding): readonly string[] {
  const owners = new Set(rulesOf(definition, finding).map(({ nodeId }) => nodeId));
  return [...walkNodes(definition.nodes)].filter(({ id }) => owners.has(id)).map(({ code }) => code);
}

/** Findings in words, each naming its question; those that can be seen lead to the preview. Errors come first: they are what has to be done. */
export function FindingList({ checked: { definition, findings }, onPreview, onRules }: FindingListProps) {
  const { t, i18n } = useTranslation('finding');
  const { language } = i18n;
  // Those that differ only in what a sentence does not name, such as the option, are said once.
  const said = new Map(findings.map((finding) => [[finding.code, finding.nodeId, finding.logicId, finding.quotaId].join('/'), finding]));
  const sorted = [...said].toSorted(([, one], [, other]) => one.severity.localeCompare(other.severity));
  return (
    <ul className={styles.findings}>
      {sorted.map(([key, finding]) => {
        const state = previewStateOf(finding);
        const owners = ownersOf(definition, finding);
        return (
          <li key={key} data-severity={finding.severity}>
            {findingWords(definition, finding, t)}
            {state && (
              <Button className={styles.way} type="link" size="small" onClick={() => onPreview(state)}>
                {t('preview')}
              </Button>
            )}
            {owners.length > 0 && (
              <Button className={styles.way} type="link" size="small" onClick={onRules}>
                {t('rules', { questions: new Intl.ListFormat(language).format(owners) })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
