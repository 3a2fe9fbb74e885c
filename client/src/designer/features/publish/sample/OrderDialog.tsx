import { SAMPLE_LIMITS, SAMPLE_TRAITS } from '@wence/schema';
import { App, Form, Input, InputNumber, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFault } from '../../../../graphql/server-fault';
import { FormFault } from '../../../shared/FormFault';
import { briefOf, choiceOptions, draftOf, freshOrder, type OrderDraft, quoteOf, regionOptions, yuan } from './order-draft';
import { type SampleOrderCardFragment, useCreateSampleOrderMutation, useUpdateSampleOrderMutation } from './sample.generated';
import styles from './sample.module.css';

interface OrderDialogProps {
  surveyId: string;
  /** The order that is changed; null: a new one. */
  order: SampleOrderCardFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

const FIELDS: readonly (keyof OrderDraft)[] = [
  'target',
  'minutes',
  'incidence',
  'deadline',
  'minSeconds',
  'contactName',
  'contactMobile',
  'remark',
];
const RULES = ['tooSmall', 'tooLarge', 'tooShort', 'tooLong', 'format', 'type'] as const;
const QUIET = { context: { quiet: ['A0400'] } };

/** Asks what is ordered, and shows its price as it is typed. It is kept as a draft; nothing happens before that is submitted. */
export function OrderDialog({ surveyId, order, onSaved, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['common', 'sample']);
  const { message } = App.useApp();
  const [form] = Form.useForm<OrderDraft>();
  const [failure, setFailure] = useState<string | null>(null);
  const [create, creating] = useCreateSampleOrderMutation(QUIET);
  const [update, updating] = useUpdateSampleOrderMutation(QUIET);
  const [start] = useState(() => (order ? draftOf(order) : freshOrder(Date.now())));
  const typed: Partial<OrderDraft> = { ...start, ...Form.useWatch([], form) };
  const quote = quoteOf(typed);

  const tell = (error: unknown) => {
    const fault = serverFault(error);
    const faults = (fault?.fields ?? []).map(({ field, rule, limit }) => ({ name: field.replace(/^brief\./, ''), rule, limit }));
    const known = faults.flatMap(({ name, rule, limit }): { name: keyof OrderDraft; errors: string[] }[] => {
      const field = FIELDS.find((each) => each === name);
      const word = RULES.find((each) => each === rule) ?? 'format';
      if (field === 'deadline')
        return [{ name: field, errors: [t(rule === 'tooLarge' ? 'sample:fault.deadlineFar' : 'sample:fault.deadlineSoon', { limit })] }];
      return field ? [{ name: field, errors: [t(`sample:fault.${word}`, { limit })] }] : [];
    });
    form.setFields(known);
    const isFull = faults.some(({ name }) => name === 'orders');
    if (isFull) setFailure(t('sample:fault.tooMany', { limit: SAMPLE_LIMITS.perSurvey }));
    else if (known.length === 0 && fault?.code === 'A0400') setFailure(fault.message);
  };

  const finish = async (draft: OrderDraft) => {
    setFailure(null);
    const brief = briefOf(draft);
    try {
      const { data } = order
        ? await update({ variables: { input: { orderId: order.id, brief } } })
        : await create({ variables: { input: { surveyId, brief } } });
      if (!data) return;
      void message.success(t('sample:saved'));
      onSaved();
    } catch (error) {
      tell(error);
    }
  };

  const required = [{ required: true, message: t('sample:fault.empty') }];
  return (
    <Modal
      open
      width={720}
      title={t(order ? 'sample:change' : 'sample:new')}
      okText={t('sample:save')}
      cancelText={t('action.cancel')}
      confirmLoading={creating.loading || updating.loading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={start} onFinish={(draft) => void finish(draft)}>
        <Form.Item name="supplier" label={t('sample:field.supplier')} extra={t(`sample:supplierHelp.${typed.supplier ?? 'LOCAL'}`)}>
          <Segmented options={(['LOCAL', 'MANUAL'] as const).map((value) => ({ value, label: t(`sample:supplier.${value}`) }))} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="target" label={t('sample:field.target')} extra={t('sample:hint.target')} rules={required}>
            <InputNumber className={styles.wide} precision={0} />
          </Form.Item>
          <Form.Item name="deadline" label={t('sample:field.deadline')} rules={required}>
            <Input type="datetime-local" />
          </Form.Item>
          <Form.Item name="minutes" label={t('sample:field.minutes')} rules={required}>
            <InputNumber className={styles.wide} precision={0} />
          </Form.Item>
          <Form.Item name="incidence" label={t('sample:field.incidence')} extra={t('sample:hint.incidence')} rules={required}>
            <InputNumber className={styles.wide} precision={0} suffix="%" />
          </Form.Item>
        </div>
        <fieldset className={styles.who}>
          <legend>{t('sample:fact.who')}</legend>
          <p className={styles.quiet}>{t('sample:hint.who')}</p>
          <div className={styles.pair}>
            {SAMPLE_TRAITS.map((trait) => (
              <Form.Item key={trait} name={trait} label={t(`sample:field.${trait}`)}>
                <Select mode="multiple" placeholder={t('sample:whoever')} options={choiceOptions(trait)} optionFilterProp="label" />
              </Form.Item>
            ))}
            <Form.Item name="regions" label={t('sample:field.regions')}>
              <Select mode="multiple" placeholder={t('sample:everywhere')} options={regionOptions()} optionFilterProp="label" />
            </Form.Item>
            <Form.Item name="minSeconds" label={t('sample:field.minSeconds')} extra={t('sample:hint.minSeconds')}>
              <InputNumber className={styles.wide} precision={0} />
            </Form.Item>
          </div>
        </fieldset>
        <div className={styles.pair}>
          <Form.Item
            name="contactName"
            label={t('sample:field.contactName')}
            rules={[{ required: true, whitespace: true, message: t('sample:fault.empty') }]}
          >
            <Input />
          </Form.Item>
          <Form.Item name="contactMobile" label={t('sample:field.contactMobile')}>
            <Input inputMode="tel" />
          </Form.Item>
        </div>
        <Form.Item name="remark" label={t('sample:field.remark')}>
          <Input.TextArea rows={2} />
        </Form.Item>
      </Form>
      <p className={styles.quote} aria-live="polite">
        {quote &&
          typed.supplier !== 'MANUAL' &&
          t('sample:price', { unit: yuan(quote.unitPrice), target: typed.target, total: yuan(quote.totalPrice) })}
        {quote && typed.supplier === 'MANUAL' && t('sample:free')}
        {!quote && t('sample:noQuote')}
      </p>
      <FormFault message={failure} />
    </Modal>
  );
}
