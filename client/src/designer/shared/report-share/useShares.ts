import { REPORT_SHARE_LIMITS } from '@wence/schema';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../graphql/server-fault';
import {
  type ReportShareKind,
  type ShareFragment,
  type UpdateReportShareInput,
  useCreateReportShareMutation,
  useDeleteReportShareMutation,
  useRenewReportShareLinkMutation,
  useReportSharesQuery,
  useUpdateReportShareMutation,
} from './report-share.generated';

export type ShareChange = Omit<UpdateReportShareInput, 'shareId'>;

/** The links by which reports of this kind are shared, and what can be done to them. What went wrong has been said by then, unless it is told. */
export function useShares(surveyId: string, kind: ReportShareKind) {
  const { t } = useTranslation(['sharing', 'common']);
  const { message, modal } = App.useApp();
  const { data, error, refetch } = useReportSharesQuery({ variables: { surveyId }, fetchPolicy: 'cache-and-network' });
  const [make] = useCreateReportShareMutation({ context: { quiet: ['A0400'] } });
  const [update] = useUpdateReportShareMutation({ context: { quiet: ['A0400'] } });
  const [renewLink] = useRenewReportShareLinkMutation();
  const [remove] = useDeleteReportShareMutation();
  const [isMaking, setMaking] = useState(false);

  const create = async () => {
    setMaking(true);
    try {
      await make({ variables: { input: { surveyId, kind, name: t(`usualName.${kind}`) } } });
    } catch (failure) {
      const fault = serverFault(failure);
      const isFull = fault?.fields?.some(({ field }) => field === 'shares');
      if (fault?.code === 'A0400') void message.error(isFull ? t('tooMany', { most: REPORT_SHARE_LIMITS.perSurvey }) : fault.message);
    } finally {
      setMaking(false);
    }
  };

  /** Null: done. Otherwise what the server says of it; empty where that has been said. */
  const change = async ({ id: shareId }: ShareFragment, wishes: ShareChange): Promise<string | null> => {
    try {
      await update({ variables: { input: { shareId, ...wishes } } });
      return null;
    } catch (failure) {
      const fault = serverFault(failure);
      return fault?.code === 'A0400' ? fault.message : '';
    }
  };

  const confirmRenewal = ({ id: shareId, name }: ShareFragment) =>
    void modal.confirm({
      title: t('renewTitle', { name }),
      content: t('renewHelp'),
      okText: t('renew'),
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await renewLink({ variables: { input: { shareId } } }).catch(() => null);
        if (outcome?.data) void message.success(t('renewed'));
      },
    });

  const confirmRemoval = ({ id: shareId, name }: ShareFragment) =>
    void modal.confirm({
      title: t('removeTitle', { name }),
      content: t('removeHelp'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('common:action.cancel'),
      onOk: async () => {
        const outcome = await remove({ variables: { input: { shareId } } }).catch(() => null);
        if (outcome?.data) void message.success(t('common:done.deleted'));
      },
    });

  return {
    shares: data?.survey.reportShares?.filter((share) => share.kind === kind),
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
    isMaking,
    create: () => void create(),
    change,
    confirmRenewal,
    confirmRemoval,
  };
}
