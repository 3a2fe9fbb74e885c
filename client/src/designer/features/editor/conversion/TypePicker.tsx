import { SearchOutlined } from '@ant-design/icons';
import { LIMITS, paletteOf, QUESTION_CATEGORIES, type QuestionCategory, type QuestionKey } from '@wence/schema';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypeGlyph } from '../types/TypeGlyph';
import { useTypeSearch } from '../types/useTypeSearch';
import styles from './conversion.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface TypePickerProps {
  /** The type that the question has. */
  current: QuestionKey;
  /** The types that it can become. */
  targets: readonly QuestionKey[];
  onPick: (type: QuestionKey) => void;
}

/** The types that a question can become, by group as in the list of types, and its own among them. */
export function TypePicker({ current, targets, onPick }: TypePickerProps) {
  const { t } = useTranslation(['conversion', 'editor']);
  const [words, setWords] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const find = useTypeSearch();
  const offered = find(words, [current, ...targets]);
  const groups = QUESTION_CATEGORIES.map((category) => ({
    category,
    types: paletteOf(category).flatMap((key) => offered.find((type) => type === key) ?? []),
  })).filter(({ types }) => types.length > 0);
  // Arrow keys go from type to type: there are too many to reach the last one by Tab.
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = by === undefined ? undefined : buttons[at + by];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <Input
        type="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to choose, and its first control is the search
        autoFocus
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={LIMITS.searchText}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons inside */}
      <div ref={list} className={styles.groups} onKeyDown={step}>
        {groups.map((group) => (
          <PickedGroup key={group.category} group={group} current={current} onPick={onPick} />
        ))}
        {groups.length === 0 && <p className={styles.none}>{t('none')}</p>}
      </div>
    </>
  );
}

interface PickedGroupProps {
  group: { readonly category: QuestionCategory; readonly types: readonly QuestionKey[] };
  current: QuestionKey;
  onPick: (type: QuestionKey) => void;
}

/** The types of one group, under its name. */
function PickedGroup({ group: { category, types }, current, onPick }: PickedGroupProps) {
  const { t } = useTranslation(['conversion', 'editor']);
  const heading = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.category}>
        {t(`editor:types.${category}`)}
      </h3>
      <ul className={styles.list}>
        {types.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={styles.type}
              disabled={type === current}
              aria-current={type === current || undefined}
              onClick={() => onPick(type)}
            >
              <TypeGlyph type={type} />
              <span className={styles.name}>{t(`editor:types.${type}`)}</span>
              {type === current && <span className={styles.current}>{t('current')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
