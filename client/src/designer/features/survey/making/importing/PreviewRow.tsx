import { choicesOf, importedKinds, isPage, type QuestionKey, questionRow, readableText, type SurveyNode } from '@wence/schema';
import { Checkbox, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportRow } from './import-choices';
import styles from './PreviewRow.module.css';

/** Options that are listed; the rest is counted. */
const LISTED = 8;

interface PreviewRowProps {
  row: ImportRow;
  /** The question as it would be created. */
  node: SurveyNode;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onKind: (key: QuestionKey) => void;
}

/** A passage of the source and the question it became: its type may be another one, or it stays out. */
export function PreviewRow({ row, node, isTaken, onTake, onKind }: PreviewRowProps) {
  const { t } = useTranslation(['making', 'editor']);
  const title = readableText(node.title);
  const kinds = importedKinds(row.node);
  const { key } = questionRow(node);
  const name = isPage(node) ? t('preview.page') : `${node.code} ${title}`;
  return (
    <li className={styles.row} data-left-out={!isTaken || undefined}>
      <p className={styles.source}>{row.source === '' ? t('preview.noSource') : row.source}</p>
      <div className={styles.result}>
        <div className={styles.head}>
          <Checkbox checked={isTaken} aria-label={t('preview.take', { title: name })} onChange={({ target }) => onTake(target.checked)} />
          <span className={styles.title}>{name}</span>
          {node.required === true && <Tag>{t('preview.required')}</Tag>}
        </div>
        {kinds.length > 1 ? (
          <select
            className={styles.kind}
            aria-label={t('preview.kind', { code: node.code })}
            value={key}
            disabled={!isTaken}
            onChange={({ target }) => onKind(target.value as QuestionKey)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`editor:types.${kind}`)}
              </option>
            ))}
          </select>
        ) : (
          !isPage(node) && <span className={styles.quiet}>{t(`editor:types.${key}`)}</span>
        )}
        <Parts node={node} />
      </div>
    </li>
  );
}

/** Options and rows of a question, by their titles. */
function Parts({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('making');
  const options = choicesOf(node.options);
  const rows = node.children ?? [];
  if (options.length === 0 && rows.length === 0) return null;
  return (
    <div className={styles.parts}>
      {options.length > 0 && (
        <ul>
          {options.slice(0, LISTED).map(({ id, title }) => (
            <li key={id}>{readableText(title)}</li>
          ))}
          {options.length > LISTED && <li>{t('preview.more', { count: options.length - LISTED })}</li>}
        </ul>
      )}
      {rows.length > 0 && (
        <p>
          {t('preview.rows', {
            titles: rows
              .slice(0, LISTED)
              .map(({ title }) => readableText(title))
              .join(' / '),
          })}
        </p>
      )}
    </div>
  );
}
