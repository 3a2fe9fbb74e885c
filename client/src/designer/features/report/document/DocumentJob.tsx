import { formatThousands } from '@wence/schema';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/moment';
import { useAskedQuestions } from '../../../shared/response-conditions/useAskedQuestions';
import { useConditionText } from '../../../shared/response-conditions/useConditionText';
import { isFiltering, type ResponseFilter } from '../../../shared/response-filter/response-filter';
import { useFilterWords } from '../../../shared/response-filter/useFilterWords';
import { fileName, saveBlob } from '../../../shared/save-file';
import { makeDocument } from './make-document';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The parts of a report that a document is made of. */
export interface DocumentSource {
  readonly surveyId: string;
  readonly title: string;
  readonly total: number;
  readonly updatedAt: string;
  readonly filter: ResponseFilter;
  /** The part of the report that is shown. */
  readonly part: string;
  /** Where its cards are. */
  readonly page: Element;
}

interface DocumentJobProps {
  source: DocumentSource;
  onProgress: (done: number, all: number) => void;
  onEnd: (failure: unknown) => void;
}

type WholeJobProps = DocumentJobProps & { conditions: string | null };

function WholeJob({ source, conditions, onProgress, onEnd }: WholeJobProps) {
  const { t, i18n } = useTranslation(['report', 'reportNav']);
  const { title, total, updatedAt, filter, part, page } = source;
  const words = useFilterWords(filter);
  const said = [...Object.values(words), conditions].flatMap((text) => text ?? []).join(t('document.joint'));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  const make = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const lines = [
      `${t('reportNav:name.overall')} · ${part}`,
      t('document.made', { at: formatMoment(new Date().toISOString()), zone, updated: formatMoment(updatedAt) }),
      ...(isFiltering(filter) ? [t('document.filter', { filter: said })] : []),
      t('document.base', { count: total, base: formatThousands(total) }),
    ];
    const sayMore = (count: number): string => t('document.more', { count, formatted: formatThousands(count) });
    const bytes = await makeDocument({ page, title, lines, sayMore, language: i18n.language }, { signal, onProgress });
    saveBlob(new Blob([bytes], { type: WORD }), fileName(title, 'docx'));
  });
  const end = useEffectEvent(onEnd);

  useEffect(function work() {
    const stopping = new AbortController();
    make(stopping.signal).then(
      () => end(null),
      (error: unknown) => {
        if (!stopping.signal.aborted) end(error);
      },
    );
    return () => stopping.abort();
  }, []);

  return null;
}

/** Waits for the words of the survey, in which its conditions are said. */
function JobWithConditions(props: DocumentJobProps) {
  const { surveyId, filter } = props.source;
  const { questions, failed } = useAskedQuestions(surveyId);
  const { allOf } = useConditionText(questions ?? []);
  const fail = useEffectEvent(props.onEnd);

  useEffect(
    function giveUp() {
      if (failed) fail(new Error('The questions of the survey could not be read'));
    },
    [failed],
  );
  return questions && <WholeJob {...props} conditions={allOf(filter.conditions)} />;
}

/** Makes a Word document of the report and saves it, as long as it is on the page. */
export const DocumentJob = (props: DocumentJobProps) =>
  props.source.filter.conditions.conditions.length > 0 ? <JobWithConditions {...props} /> : <WholeJob {...props} conditions={null} />;
