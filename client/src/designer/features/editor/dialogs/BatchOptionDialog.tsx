import {
  chunk,
  isExclusive,
  isOptionGroup,
  isUntouchedTitle,
  LIMITS,
  type Operation,
  optionsOf,
  questionRow,
  type SurveyNode,
  walkOptions,
} from '@wence/schema';
import { Button, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, DIALOG_BODY } from '../../../shared/dialog-body';
import { useEditorActions } from '../session/editor-actions';
import { useReadView } from '../session/session-store';
import { useConfirmReferenced } from '../shared/confirmations';
import styles from './BatchOptionDialog.module.css';
import { asLine, groupOperations, sectionsOf, textOfGroups } from './batch-groups';
import { optionBatch, rowBatch } from './batch-lists';
import { type BatchFault, batchFault, batchOperations, linesOf, withTitles } from './batch-options';
import { addDialogTexts } from './dialog-texts';
import { ListPicker } from './ListPicker';

addDialogTexts();

interface BatchProps {
  node: SurveyNode;
  onClose: () => void;
}

interface BatchDialogProps extends BatchProps {
  part: 'batch' | 'batchRows';
  /** More help, below the first. */
  more?: string;
  /** The list as it is, one part per line. */
  initial: string;
  faultOf: (lines: readonly string[]) => BatchFault | null;
  /** The number of parts that lines stand for. */
  countOf: (lines: readonly string[]) => number;
  operationsOf: (lines: readonly string[]) => Operation[];
  /** A title as a line of the text; as it is if absent. */
  lineOf?: (title: string) => string;
}

/** Where the caret is put: behind the last line, with the last lines selected that nobody has named yet, so that what comes next replaces them. */
function startOf(text: string): number {
  const lines = text.split('\n');
  const named = lines.findLastIndex((line) => !isUntouchedTitle(line)) + 1;
  if (named === lines.length) return text.length;
  return lines.slice(0, named).reduce((sum, line) => sum + line.length + 1, 0);
}

/** A list as text, one part per line (Spec 2 and 5, batch option editor). */
function BatchDialog({ node, part, more, initial, faultOf, countOf, operationsOf, lineOf = String, onClose }: BatchDialogProps) {
  const { t } = useTranslation(['editor', 'dialogs']);
  const actions = useEditorActions();
  const confirmReferenced = useConfirmReferenced();
  const help = useId();
  const area = useRef<TextAreaRef>(null);
  const [text, setText] = useState(initial);
  const lines = linesOf(text);
  const fault = faultOf(lines);
  const words = part === 'batch' ? 'editor:batch' : 'dialogs:batchRows';

  const confirm = () => {
    if (fault) return;
    confirmReferenced('option', operationsOf(lines), (operations) => {
      for (const some of chunk(operations, LIMITS.operations)) actions.change(some, 'option');
      onClose();
    });
  };
  const placeCaret = (isOpen: boolean) => {
    const field = area.current?.resizableTextArea?.textArea;
    if (!isOpen || !field) return;
    field.focus();
    field.setSelectionRange(startOf(field.value), field.value.length);
    field.scrollTop = field.scrollHeight;
  };
  return (
    <Modal
      open
      title={t(`${words}.title`)}
      okText={t('batch.confirm')}
      cancelText={t('batch.cancel')}
      okButtonProps={{ disabled: fault !== null }}
      styles={bodyOf(DIALOG_BODY)}
      onOk={confirm}
      onCancel={onClose}
      afterOpenChange={placeCaret}
    >
      <div className={styles.area}>
        <div id={help} className={styles.help}>
          <p>{t(`${words}.help`)}</p>
          {more && <p>{more}</p>}
        </div>
        <div className={styles.tools}>
          <ListPicker
            node={node}
            onPick={(titles) => {
              setText((now) => withTitles(linesOf(now), titles.map(lineOf)).join('\n'));
              area.current?.focus();
            }}
          />
          <Button
            disabled={lines.length < 2 || lines.some((line) => line.startsWith('#'))}
            onClick={() => setText(lines.toReversed().join('\n'))}
          >
            {t('dialogs:lists.reverse')}
          </Button>
        </div>
        <Input.TextArea
          ref={area}
          className={styles.text}
          aria-label={t(`${words}.label`)}
          aria-describedby={help}
          status={fault ? 'error' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <output className={styles.count} data-fault={fault ? true : undefined}>
          {fault ? t(`${words}.${fault.kind}`, fault) : t(`${words}.count`, { n: countOf(lines) })}
        </output>
      </div>
    </Modal>
  );
}

const countOptions = (lines: readonly string[]) => sectionsOf(lines).reduce((sum, section) => sum + section.lines.length, 0);

/** The options of a question as text; with its groups where it may have some. */
export function BatchOptionDialog({ node, onClose }: BatchProps) {
  const { t } = useTranslation('dialogs');
  const readView = useReadView();
  const list = optionBatch(node);
  if (!questionRow(node).hasOptionGroups) {
    return (
      <BatchDialog
        node={node}
        part="batch"
        initial={list.parts.map(({ title }) => title).join('\n')}
        faultOf={(lines) => batchFault(lines, list)}
        countOf={(lines) => lines.length}
        operationsOf={(lines) => batchOperations(list, lines)}
        onClose={onClose}
      />
    );
  }
  const exclusive = [...walkOptions(node.options)].filter(isExclusive).length;
  return (
    <BatchDialog
      node={node}
      part="batch"
      lineOf={asLine}
      more={t('batchGroups')}
      initial={textOfGroups(node)}
      faultOf={(lines) =>
        countOptions(lines) === 0 ? { kind: 'empty' } : batchFault(lines, { ...list, most: LIMITS.optionsPerNode - exclusive })
      }
      countOf={countOptions}
      operationsOf={(lines) => {
        const sections = sectionsOf(lines);
        const isGrouped = optionsOf(node).some(isOptionGroup) || sections.some(({ title }) => title !== null);
        return isGrouped
          ? groupOperations(readView(), node, sections)
          : batchOperations(
              list,
              sections.flatMap((section) => section.lines),
            );
      }}
      onClose={onClose}
    />
  );
}

/** The rows of a matrix or table as text. */
export function BatchRowDialog({ node, onClose }: BatchProps) {
  const list = rowBatch(node);
  return (
    <BatchDialog
      node={node}
      part="batchRows"
      initial={list.parts.map(({ title }) => title).join('\n')}
      faultOf={(lines) => batchFault(lines, list)}
      countOf={(lines) => lines.length}
      operationsOf={(lines) => batchOperations(list, lines)}
      onClose={onClose}
    />
  );
}
