import { ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part';
import type { ReportShareKind } from './report-share.generated';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog')).ShareDialog);

interface ShareButtonProps {
  surveyId: string;
  kind: ReportShareKind;
}

/** Opens the links by which a report of a survey is shared. */
export function ShareButton({ surveyId, kind }: ShareButtonProps) {
  const { t } = useTranslation('reportNav');
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button icon={<ShareAltOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog surveyId={surveyId} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
