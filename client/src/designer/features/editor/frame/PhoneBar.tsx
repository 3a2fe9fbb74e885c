import { AppstoreAddOutlined, BookOutlined, SlidersOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionLogicUrl } from '../../../shared/routes';
import { useSurveyId } from '../../../shared/useSurveyId';
import { panelPartOf } from '../session/selection';
import { useSessionValue } from '../session/session-store';
import { CloseSheetContext } from '../shared/sheet';
import { ViewGlyph } from './EditorBar';
import styles from './phone.module.css';
import { type EditorParts, useLibraryVisible, useOutlineWish } from './SidePanel';

type Sheet = 'types' | 'outline' | 'library' | 'properties';
const ICONS = {
  types: <AppstoreAddOutlined aria-hidden="true" />,
  outline: <UnorderedListOutlined aria-hidden="true" />,
  library: <BookOutlined aria-hidden="true" />,
  properties: <SlidersOutlined aria-hidden="true" />,
};

const nameOf = (sheet: Sheet) => (sheet === 'library' ? 'nav:library' : (`side.${sheet}` as const));

/** Bottom bar on phones: each tool opens a sheet; the last entry links to the logic. */
export function PhoneBar({ types, outline, library, panel, readOnly }: Omit<EditorParts, 'canvas'>) {
  const { t } = useTranslation(['editor', 'common', 'nav']);
  const surveyId = useSurveyId();
  const [sheet, setSheet] = useState<Sheet | null>(useLibraryVisible() ? 'library' : null);
  const wish = useOutlineWish();
  const [obeyed, setObeyed] = useState<string | null>(null);
  if (wish !== obeyed) {
    setObeyed(wish);
    if (wish !== null) setSheet('outline');
  }
  // Whoever is led to a property finds it in the sheet.
  const property = useSessionValue(({ selection }) => (panelPartOf(selection) ? selection.requests : 0));
  const [shownProperty, setShownProperty] = useState(property);
  if (property !== shownProperty) {
    setShownProperty(property);
    if (property !== 0) setSheet('properties');
  }
  const content = useRef<HTMLDivElement>(null);
  const enter = (isOpen: boolean) => {
    // Whoever was led to a property is there already.
    if (isOpen && !content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  };
  const [hasMovedOn, setMovedOn] = useState(false);
  const close = useCallback((focusMovedOn = false) => {
    setMovedOn(focusMovedOn);
    setSheet(null);
  }, []);
  const contents = { types, outline, library, properties: panel };
  const sheets: readonly Sheet[] = readOnly ? ['outline', 'library'] : ['types', 'outline', 'library', 'properties'];
  return (
    <>
      <nav className={styles.bar} aria-label={t('side.label')}>
        {sheets.map((key) => (
          <button key={key} type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => setSheet(key)}>
            {ICONS[key]}
            <span>{t(nameOf(key))}</span>
          </button>
        ))}
        <Link className={styles.tool} to={questionLogicUrl(surveyId)}>
          <ViewGlyph view="questionLogic" />
          <span>{t('nav:logic')}</span>
        </Link>
      </nav>
      <Drawer
        open={sheet !== null}
        placement="bottom"
        size="large"
        title={sheet && t(nameOf(sheet))}
        closable={{ 'aria-label': t('common:action.close') }}
        styles={{ body: { padding: 0 }, wrapper: { height: 'auto', maxHeight: '75dvh' } }}
        destroyOnHidden
        focusable={{ focusTriggerAfterClose: !hasMovedOn }}
        afterOpenChange={enter}
        onClose={() => close()}
      >
        <CloseSheetContext value={close}>
          <div ref={content} tabIndex={-1} className={styles.content}>
            {sheet && contents[sheet]}
          </div>
        </CloseSheetContext>
      </Drawer>
    </>
  );
}
