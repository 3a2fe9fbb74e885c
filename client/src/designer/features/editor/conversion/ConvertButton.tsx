import { SwapOutlined } from '@ant-design/icons';
import type { SurveyNode } from '@wence/schema';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../shared/focus';
import { lazyPart } from '../../../shared/lazy-part';

/** Loaded lazily: nothing is converted in the first view. */
const ConvertDialog = lazyPart(async () => (await import('./ConvertDialog')).ConvertDialog);

/** Opens the choice of types that a question can become. */
export function ConvertButton({ node }: { node: SurveyNode }) {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const rememberFocus = useFocusBack(isOpen);
  return (
    <>
      <Button
        block
        icon={<SwapOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          rememberFocus();
          setOpen(true);
        }}
      >
        {t('panel.convert')}
      </Button>
      <Suspense>{isOpen && <ConvertDialog node={node} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
