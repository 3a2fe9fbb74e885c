import { App } from 'antd';
import { formatThousands } from '@wence/schema';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../shared/focus';
import { keepFocusNear } from './keep-focus-near';
import { ReviewDialog } from './ReviewDialog';
import type { AskedKind, ReviewAction } from './review-steps';
import type { Review } from './useReview';
import type { ResponseRow } from './useResponseList';

interface ReviewDialogs {
  /** Asks for what the action needs, then does it. */
  readonly ask: (kind: AskedKind, rows: readonly ResponseRow[]) => void;
  /** Asks whether to delete, then does it. */
  readonly confirmDelete: (rows: readonly ResponseRow[], onDone?: () => void) => void;
  /** Does it at once; what keeps it from being done is said. */
  readonly act: (action: ReviewAction, rows: readonly ResponseRow[]) => Promise<boolean>;
  /** To be rendered by whoever asks. */
  readonly dialog: ReactNode;
}

/** The ways in which an author acts on responses, one or many. */
export function useReviewDialogs({ run }: Review): ReviewDialogs {
  const { t } = useTranslation(['common', 'review']);
  const { message, modal } = App.useApp();
  const focus = useFocusReturn();
  const [asked, setAsked] = useState<{ readonly kind: AskedKind; readonly rows: readonly ResponseRow[] } | null>(null);

  const close = () => {
    setAsked(null);
    focus.giveBack();
  };
  const act = async (action: ReviewAction, rows: readonly ResponseRow[]): Promise<boolean> => {
    const reason = await run(action, rows);
    if (reason) void message.error(reason);
    return reason === null;
  };

  return {
    ask: (kind, rows) => {
      focus.hold();
      setAsked({ kind, rows });
    },
    confirmDelete: (rows, onDone) =>
      void modal.confirm({
        title: t('review:deleteConfirm.title', { count: rows.length, formatted: formatThousands(rows.length) }),
        content: t('review:deleteConfirm.message'),
        okText: t('review:action.delete'),
        okButtonProps: { danger: true },
        cancelText: t('action.cancel'),
        afterClose: keepFocusNear,
        onOk: async () => {
          if (await act({ kind: 'delete' }, rows)) onDone?.();
        },
      }),
    act,
    dialog: asked && <ReviewDialog kind={asked.kind} rows={asked.rows} onRun={(action) => run(action, asked.rows)} onClose={close} />,
  };
}
