import { EditOutlined } from '@ant-design/icons';
import { type Ending, ENDING_LIMITS, type EndingChange, insertableInEnding, LIMITS, type SurveyDefinition } from '@wence/schema';
import { Button, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';
import { useTextField } from '../field/useTextField';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import { PictureField } from '../picture/PictureField';
import { RichTitle } from '../rich/RichTitle';
import { AddressField } from './AddressField';
import styles from './endings.module.css';
import { changing, nodeOfOwner, type Owner } from './owner';

const RichDialog = lazyPart(async () => (await import('../rich/RichDialog')).RichDialog);

export interface EndingFieldsProps {
  owner: Owner;
  name: string;
  definition: SurveyDefinition;
  ending: Ending;
  disabled: boolean;
  onChange: (set: EndingChange) => void;
}

/** Fields for the words and the picture of an end page. */
export function EndingFields({ owner, name, definition, ending, disabled, onChange }: EndingFieldsProps) {
  const { t } = useTranslation('endings');
  return (
    <>
      <PanelGroup title={t('content')}>
        <PanelRow label={t('heading')} stacked>
          {(id) => (
            <Line
              id={id}
              value={ending.title ?? ''}
              placeholder={t('headingHint')}
              maxLength={ENDING_LIMITS.title}
              disabled={disabled}
              onChange={(title) => onChange({ title: title || null })}
            />
          )}
        </PanelRow>
        <PanelRow label={t('text')} stacked isGroup>
          {() => <RichText owner={owner} name={name} definition={definition} html={ending.text ?? ''} disabled={disabled} />}
        </PanelRow>
        {!disabled && (
          <PanelRow label={t('picture')} stacked>
            {(id) => <PictureField id={id} image={ending.picture} onChange={(picture) => onChange({ picture: picture || null })} />}
          </PanelRow>
        )}
      </PanelGroup>
      <PanelGroup title={t('button')}>
        <PanelRow label={t('buttonText')} stacked>
          {(id) => (
            <Line
              id={id}
              value={ending.buttonText ?? ''}
              placeholder={t('buttonTextHint')}
              maxLength={LIMITS.buttonText}
              disabled={disabled}
              onChange={(buttonText) => onChange({ buttonText: buttonText || null })}
            />
          )}
        </PanelRow>
        <AddressField
          label={t('buttonUrl')}
          value={ending.buttonUrl ?? ''}
          disabled={disabled}
          onCommit={(buttonUrl) => onChange({ buttonUrl: buttonUrl || null })}
        />
      </PanelGroup>
    </>
  );
}

interface LineProps {
  id: string;
  value: string;
  placeholder: string;
  maxLength: number;
  disabled: boolean;
  onChange: (text: string) => void;
}

function Line({ value, onChange, ...own }: LineProps) {
  const { shown, handlers } = useTextField<HTMLInputElement>({ value, mayBeEmpty: true, onChange });
  return <Input {...own} value={shown} {...handlers} />;
}

interface RichTextProps extends Pick<EndingFieldsProps, 'owner' | 'name' | 'definition' | 'disabled'> {
  html: string;
}

/** The text as it is, and the dialog that edits it with formats and inserted answers. */
function RichText({ owner, name, definition, html, disabled }: RichTextProps) {
  const { t } = useTranslation('endings');
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  const close = () => {
    setOpen(false);
    focus.giveBack();
  };
  const subject = {
    label: t('textLabel', { name }),
    html,
    longest: ENDING_LIMITS.text,
    setting: (text: string) => changing(owner, { text: text || null }),
  };
  return (
    <div className={styles.text}>
      {html === '' ? <span className={styles.blank}>{t('textNone')}</span> : <RichTitle html={html} />}
      <Button
        size="small"
        icon={<EditOutlined aria-hidden="true" />}
        disabled={disabled}
        onClick={() => {
          focus.hold();
          setOpen(true);
        }}
      >
        {t('textEdit')}
      </Button>
      <Suspense>
        {isOpen && (
          <RichDialog
            title={t('textTitle', { name })}
            subject={subject}
            // A survey that takes no answers has none to insert.
            sources={owner === 'closed' ? [] : insertableInEnding(definition, nodeOfOwner(owner))}
            discardHint={t('textDiscard')}
            height={400}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
