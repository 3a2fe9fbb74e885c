import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { responseImport as en } from '../../../i18n/en/response-import';
import { addTexts } from '../../../i18n/init';
import { responseImport as zhCN } from '../../../i18n/zh-CN/response-import';
import { ImportDialog } from './ImportDialog';

addTexts('responseImport', { 'zh-CN': zhCN, en });

interface ImportButtonProps {
  surveyId: string;
  onImported: () => void;
}

/** Opens the import of responses. */
export function ImportButton({ surveyId, onImported }: ImportButtonProps) {
  const { t } = useTranslation('responseImport');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="text" size="small" icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ImportDialog surveyId={surveyId} onImported={onImported} onClose={() => setOpen(false)} />}
    </>
  );
}
