import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLocale, switchLocale } from '../i18n/init';
import { announce } from '../shared/notice/notices';

/** Two languages need no menu: the button names the other language in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const other = currentLocale() === 'en' ? 'zh-CN' : 'en';

  return (
    <Button type="text" lang={other} onClick={() => void switchLocale(other).catch(() => announce({ kind: 'unreachable' }))}>
      {t(`language.${other}`)}
    </Button>
  );
}
