import { Button, Skeleton } from 'antd';
import { isInUse, type SurveyTheme, SYSTEM_THEMES, themeChoice, themeOfValues } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../shared/state/StateMessage';
import { useEditorActions } from '../../session/editor-actions';
import { OwnThemeMenu } from './OwnThemeMenu';
import { type PermissionQuery, useOwnThemesQuery, usePermissionQuery } from './theme.generated';
import styles from './theme.module.css';
import { ThemeNameDialog } from './ThemeNameDialog';
import { ThemeTile } from './ThemeTile';
import type { ThemeDraft } from './useThemeDraft';

type Permission = PermissionQuery['me']['permission'];

/** Flags that are on in the designer whatever the server says (Spec 3, user info). What the account really may not do, the server refuses. */
const FORCED_ON = { canCascade: true, canCustomThemeNum: true } as const;

/** Rights of the signed-in user, as the designer sees them. Until it is known, everything. */
function usePermission(): Permission {
  const { data } = usePermissionQuery({ context: { quiet: 'all' } });
  return { editable: data?.me.permission.editable ?? true, ...FORCED_ON };
}

interface ThemeGalleryProps {
  surveyId: string;
  draft: ThemeDraft;
  readOnly: boolean;
}

/** The themes that come with the product, and those that the author keeps. */
export function ThemeGallery({ surveyId, draft, readOnly }: ThemeGalleryProps) {
  const { t } = useTranslation('theme');
  const { announce } = useEditorActions();
  const { canCustomThemeNum } = usePermission();
  const { data, error, refetch } = useOwnThemesQuery({ fetchPolicy: 'cache-and-network' });
  const [isNaming, setNaming] = useState(false);

  const choose = (name: string, style: SurveyTheme) => {
    draft.set(themeChoice(style));
    announce(t('chosen', { name }));
  };
  const tileOf = (name: string, style: SurveyTheme) => ({
    name,
    style,
    isInUse: isInUse(style, draft.theme),
    disabled: readOnly,
    onChoose: () => choose(name, style),
  });
  return (
    <>
      <section className={styles.group} aria-labelledby="own-themes">
        <div className={styles.groupHead}>
          <h3 id="own-themes" className={styles.groupTitle}>
            {t('own')}
          </h3>
          <Button size="small" disabled={!canCustomThemeNum} onClick={() => setNaming(true)}>
            {t('saveAs')}
          </Button>
        </div>
        {error && !data && <LoadFailed onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        {data?.ownThemes.length === 0 && <p className={styles.empty}>{t('ownEmpty')}</p>}
        {data && data.ownThemes.length > 0 && (
          <ul className={styles.tiles}>
            {data.ownThemes.map((theme) => (
              <ThemeTile key={theme.id} {...tileOf(theme.name, themeOfValues(theme.themeStyle))}>
                <OwnThemeMenu theme={theme} look={draft.theme} />
              </ThemeTile>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.group} aria-labelledby="system-themes">
        <h3 id="system-themes" className={styles.groupTitle}>
          {t('system')}
        </h3>
        <ul className={styles.tiles}>
          {SYSTEM_THEMES.map(({ id, style }) => (
            <ThemeTile key={id} {...tileOf(t(`names.${id}`), style)} />
          ))}
        </ul>
      </section>
      {isNaming && <ThemeNameDialog subject={{ surveyId }} onClose={() => setNaming(false)} />}
    </>
  );
}
