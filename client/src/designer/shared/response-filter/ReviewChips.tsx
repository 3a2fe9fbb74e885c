import { DeleteOutlined, FlagOutlined, StarOutlined } from '@ant-design/icons';
import { REVIEW_LIMITS } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../chip/Chip';
import shared from './FilterChips.module.css';
import styles from './ReviewChips.module.css';
import type { ReviewFilter } from './review-filter';
import { TagField } from './TagField';

interface ReviewChipsProps {
  filter: ReviewFilter;
  /** Tags of the responses that are shown, to choose from. */
  knownTags: readonly string[];
  /** Only responses with a flag of quality are shown. */
  isFlagged: boolean;
  onChange: (filter: ReviewFilter) => void;
  onFlagged: (isFlagged: boolean) => void;
}

interface ToggleChipProps {
  name: string;
  icon: ReactNode;
  isSet: boolean;
  onToggle: () => void;
}

/** A filter that is on or off. */
const ToggleChip = ({ name, icon, isSet, onToggle }: ToggleChipProps) => (
  <button type="button" className={styles.toggle} aria-pressed={isSet} onClick={onToggle}>
    {icon}
    {name}
  </button>
);

/** Which responses are shown by what their author has made of them, beside the other filters. */
export function ReviewChips({ filter, knownTags, isFlagged, onChange, onFlagged }: ReviewChipsProps) {
  const { t } = useTranslation('responseFilter');
  const { valid, starred, tags, deleted } = filter;
  const change = (part: Partial<ReviewFilter>) => onChange({ ...filter, ...part });
  const validName = t('review.valid');
  const tagName = t('review.tag');
  const choices = [...new Set([...tags, ...knownTags])];
  const saying = (name: string, value: string) => t('chip', { name, value });
  const addTag = (tag: string) => change({ tags: [...new Set([...tags, tag])].slice(0, REVIEW_LIMITS.tags) });

  return (
    <fieldset className={shared.chips}>
      <legend className="visually-hidden">{t('review.label')}</legend>
      <Chip
        name={validName}
        value={valid === null ? null : saying(validName, t(valid ? 'review.validOnly' : 'review.invalidOnly'))}
        clearLabel={t('remove', { name: validName })}
        onClear={() => change({ valid: null })}
      >
        {(close) =>
          [true, false].map((each) => (
            <button
              key={String(each)}
              type="button"
              className={shared.entry}
              aria-pressed={valid === each}
              onClick={() => {
                change({ valid: each });
                close();
              }}
            >
              {t(each ? 'review.validOnly' : 'review.invalidOnly')}
            </button>
          ))
        }
      </Chip>
      <Chip
        name={tagName}
        value={tags.length === 0 ? null : saying(tagName, tags.join(t('listJoint')))}
        clearLabel={t('remove', { name: tagName })}
        onClear={() => change({ tags: [] })}
      >
        {(close) => (
          <>
            {choices.map((tag) => (
              <label key={tag} className={shared.choice}>
                <input
                  type="checkbox"
                  checked={tags.includes(tag)}
                  onChange={({ target }) => (target.checked ? addTag(tag) : change({ tags: tags.filter((each) => each !== tag) }))}
                />
                <span>{tag}</span>
              </label>
            ))}
            <TagField
              onApply={(tag) => {
                addTag(tag);
                close();
              }}
            />
          </>
        )}
      </Chip>
      <ToggleChip
        name={t('review.starredOnly')}
        icon={<StarOutlined aria-hidden="true" />}
        isSet={starred}
        onToggle={() => change({ starred: !starred })}
      />
      <ToggleChip
        name={t('review.flaggedOnly')}
        icon={<FlagOutlined aria-hidden="true" />}
        isSet={isFlagged}
        onToggle={() => onFlagged(!isFlagged)}
      />
      <ToggleChip
        name={t('review.deleted')}
        icon={<DeleteOutlined aria-hidden="true" />}
        isSet={deleted}
        onToggle={() => change({ deleted: !deleted })}
      />
    </fieldset>
  );
}
