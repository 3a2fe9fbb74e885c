import { findNode, findOption, findRow, readableText, type SurveyDefinition, walkNodes } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionUrl } from '../../../shared/routes';
import styles from './coverage.module.css';

/** The title of an option or row of a question; of one that was carried over into it that of its source. */
export function partTitle(definition: SurveyDefinition, nodeId: number, partId: number): string {
  const own = findNode(definition, nodeId);
  const part = own && (findOption(own, partId) ?? findRow(own, partId));
  if (part) return readableText(part.title);
  for (const node of walkNodes(definition.nodes)) {
    const carried = findOption(node, partId);
    if (carried) return readableText(carried.title);
  }
  return '';
}

/** A question by its code and title; empty for one that is gone. */
export function questionTitle(definition: SurveyDefinition, nodeId: number): string {
  const node = findNode(definition, nodeId);
  return node ? `${node.code} ${readableText(node.title)}` : '';
}

interface QuestionLinkProps {
  surveyId: string;
  definition: SurveyDefinition;
  nodeId: number;
  /** Name of an option, row or rule of the question. */
  part?: string;
}

/** Leads to a question in the editor. */
export function QuestionLink({ surveyId, definition, nodeId, part }: QuestionLinkProps) {
  const { t } = useTranslation('simulation');
  const question = questionTitle(definition, nodeId);
  return (
    <Link className={styles.link} to={questionUrl(surveyId, nodeId)}>
      {part === undefined ? question : t('ofQuestion', { question, part })}
    </Link>
  );
}
