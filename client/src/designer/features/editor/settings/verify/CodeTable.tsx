import { formatThousands } from '@wence/schema';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../../shared/copy-text';
import { formatMoment } from '../../../../shared/moment';
import { TableHead } from '../../../../shared/TableHead';
import { type InvitationCodeRowFragment, type InvitationState, useVoidInvitationCodesMutation } from './verify.generated';
import styles from './verify.module.css';

const COLUMNS = ['code', 'state', 'uses', 'made', 'actions'] as const;
const WORDS = { UNUSED: 'unused', IN_USE: 'inUse', USED_UP: 'usedUp', VOIDED: 'voided' } as const satisfies Record<InvitationState, string>;

/** True for codes that still take responses. */
function isOpen(state: InvitationState): boolean {
  return state === 'UNUSED' || state === 'IN_USE';
}

interface CodeTableProps {
  surveyId: string;
  codes: readonly InvitationCodeRowFragment[];
  onChanged: () => void;
}

/** Codes with their state, to be copied, or withdrawn one by one. */
export function CodeTable({ surveyId, codes, onChanged }: CodeTableProps) {
  const { t } = useTranslation(['common', 'verify']);
  const { message, modal } = App.useApp();
  const [withdraw] = useVoidInvitationCodesMutation();
  const copy = async (text: string) => {
    if (await copyText(text)) void message.success(t('done.copied'));
    else void message.error(t('done.copyFailed'));
  };
  const askVoid = (code: string) =>
    modal.confirm({
      title: t('verify:void.ask', { code }),
      content: t('verify:void.help'),
      okText: t('verify:void.do'),
      okButtonProps: { danger: true },
      cancelText: t('action.cancel'),
      onOk: async () => {
        const outcome = await withdraw({ variables: { input: { surveyId, codes: [code] } } }).catch(() => null);
        if (outcome?.data) onChanged();
      },
    });

  return (
    <table className={styles.table}>
      <TableHead columns={COLUMNS} nameOf={(column) => t(`verify:column.${column as (typeof COLUMNS)[number]}`)} />
      <tbody>
        {codes.map(({ code, state, uses, maxUses, url, createdAt }) => (
          <tr key={code}>
            <td className={styles.code}>
              <code>{code}</code>
            </td>
            <td className={styles.state}>
              <span className={styles.mark} data-state={WORDS[state]}>
                {t(`verify:state.${WORDS[state]}`)}
              </span>
            </td>
            <td className={styles.uses}>{t('verify:usesOf', { uses: formatThousands(uses), most: formatThousands(maxUses) })}</td>
            <td className={styles.made}>{formatMoment(createdAt)}</td>
            <td className={styles.actions}>
              <Button size="small" type="text" aria-label={t('verify:copyOf', { code })} onClick={() => void copy(code)}>
                {t('verify:copy')}
              </Button>
              {url && isOpen(state) && (
                <Button size="small" type="text" aria-label={t('verify:copyLinkOf', { code })} onClick={() => void copy(url)}>
                  {t('verify:copyLink')}
                </Button>
              )}
              {isOpen(state) && (
                <Button size="small" type="text" danger aria-label={t('verify:void.of', { code })} onClick={() => askVoid(code)}>
                  {t('verify:void.do')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
