import { answerKindOf, readableText, walkNodes } from '@wence/schema';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readDefinition } from '../../shared/read-definition';
import { useExportQuestionsQuery } from './export.generated';

interface QuestionSelectProps {
  surveyId: string;
  labelId: string;
  value: readonly number[];
  onChange: (nodeIds: number[]) => void;
}

/** The questions that a file is to have; none chosen: all of them, also those that were deleted since. */
export function QuestionSelect({ surveyId, labelId, value, onChange }: QuestionSelectProps) {
  const { t } = useTranslation('exporting');
  const { data, loading } = useExportQuestionsQuery({ variables: { surveyId }, context: { quiet: 'all' } });
  const options = useMemo(() => {
    const nodes = data ? [...walkNodes(readDefinition(data.surveyDefinition.definition).nodes)] : [];
    return nodes
      .filter((node) => answerKindOf(node) !== 'none')
      .map(({ id, code, title }) => ({ value: id, label: `${code} ${readableText(title)}` }));
  }, [data]);

  return (
    <Select<number[]>
      mode="multiple"
      allowClear
      aria-labelledby={labelId}
      placeholder={t('questionsAll')}
      loading={loading}
      value={[...value]}
      options={options}
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  );
}
