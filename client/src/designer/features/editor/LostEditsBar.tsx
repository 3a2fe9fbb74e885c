import { WarningOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/copy-text';
import { addDialogTexts } from './dialogs/dialog-texts';
import styles from './EditorBanners.module.css';
import { useEditorActions } from './session/editor-actions';
import type { LostEdits } from './session/lost-edits';

addDialogTexts();

/** Says which edits gave way to somebody else's, with their texts, and gives them back. It stays until the author has decided. */
export function LostEditsBar({ lost: { codes, texts, operations } }: { lost: LostEdits }) {
  const { t } = useTranslation(['dialogs', 'editor', 'common']);
  const { message } = App.useApp();
  const actions = useEditorActions();
  const isThere = operations.length > 0;
  const copy = async () => {
    if (await copyText(texts.join('\n'))) void message.success(t('common:done.copied'));
  };
  return (
    <div className={styles.banner} role="alert">
      <WarningOutlined className={styles.sign} aria-hidden="true" />
      <div className={styles.text}>
        <p>
          {t(isThere ? 'dialogs:lost.replaced' : 'dialogs:lost.gone', {
            codes: codes.join(t('editor:notice.between')) || t('editor:notice.survey'),
          })}
        </p>
        {texts.length > 0 && (
          <ul className={styles.lost}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.ways}>
        {texts.length > 0 && (
          <Button size="small" onClick={() => void copy()}>
            {t('dialogs:lost.copy')}
          </Button>
        )}
        {isThere && (
          <Button size="small" type="primary" onClick={actions.takeBack}>
            {t('dialogs:lost.takeBack')}
          </Button>
        )}
        <Button size="small" type="text" onClick={actions.letGo}>
          {t(isThere ? 'dialogs:lost.letGo' : 'dialogs:lost.close')}
        </Button>
      </div>
    </div>
  );
}
