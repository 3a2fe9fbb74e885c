import { DownOutlined, EyeOutlined, RightOutlined } from '@ant-design/icons';
import type { EndingChange, SurveyDefinition } from '@wence/schema';
import { Button } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part';
import { useEditorActions } from '../session/editor-actions';
import { EndingFields } from './EndingFields';
import styles from './endings.module.css';
import { changing, endingIn, type Owner, ownerName } from './owner';
import { RedirectFields } from './RedirectFields';

const EndingPreview = lazyPart(async () => (await import('./EndingPreview')).EndingPreview);

interface EndingCardProps {
  owner: Owner;
  definition: SurveyDefinition;
  readOnly: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** One end page: closed, whether it is set; open, everything in it. */
export function EndingCard({ owner, definition, readOnly, isOpen, onToggle }: EndingCardProps) {
  const { t } = useTranslation('endings');
  const actions = useEditorActions();
  const id = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const ending = endingIn(definition, owner);
  const name = ownerName(definition, owner, t);
  const change = (set: EndingChange | null) => actions.change(changing(owner, set));
  const fields = { owner, name, definition, ending: ending ?? {}, disabled: readOnly, onChange: change };
  return (
    <section className={styles.card} aria-labelledby={`${id}-name`}>
      <header className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={onToggle}>
          {isOpen ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
          <span id={`${id}-name`} className={styles.name}>
            {name}
          </span>
          <span className={styles.state} data-own={ending !== undefined}>
            {t(ending ? 'own' : 'default')}
          </span>
        </button>
        {ending && (
          <Button size="small" type="text" icon={<EyeOutlined aria-hidden="true" />} onClick={() => setPreviewed(true)}>
            {t('preview')}
          </Button>
        )}
      </header>
      {isOpen && (
        <div id={`${id}-body`}>
          <p className={styles.hint}>{t(typeof owner === 'number' ? 'hints.node' : `hints.${owner}`)}</p>
          <EndingFields {...fields} />
          <RedirectFields {...fields} />
          {ending && !readOnly && (
            <div className={styles.foot}>
              <Button size="small" type="text" danger onClick={() => change(null)}>
                {t('reset')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Suspense>{isPreviewed && <EndingPreview owner={owner} name={name} onClose={() => setPreviewed(false)} />}</Suspense>
    </section>
  );
}
