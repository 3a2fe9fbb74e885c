import { readableText } from '@wence/schema';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderedList } from '../../content/ordered-lists';
import styles from './random-order.module.css';
import { keyOf, type RandomOrder } from './random-orders';

interface RandomOrderTableProps {
  orders: readonly RandomOrder[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

const LISTS: readonly OrderedList[] = ['options', 'rows', 'nodes'];

/** A line for each question, a column for each kind of list that some question has. */
export function RandomOrderTable({ orders, ticked, onTick }: RandomOrderTableProps) {
  const { t } = useTranslation('dialogs');
  const lists = LISTS.filter((list) => orders.some((order) => order.list === list));
  const nodes = [...new Map(orders.map(({ node }) => [node.id, node])).values()];
  const tick = (keys: readonly string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const key of keys) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    onTick(next);
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('random.question')}</th>
            {lists.map((list) => {
              const keys = orders.filter((order) => order.list === list).map(keyOf);
              const count = keys.filter((key) => ticked.has(key)).length;
              const part = t(`random.parts.${list}`);
              return (
                <th key={list} scope="col">
                  <Checkbox
                    aria-label={t('random.all', { part })}
                    checked={count === keys.length}
                    indeterminate={count > 0 && count < keys.length}
                    onChange={({ target }) => tick(keys, target.checked)}
                  >
                    {part}
                  </Checkbox>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => {
            const title = `${node.code} ${readableText(node.title)}`;
            return (
              <tr key={node.id}>
                <th scope="row">{title}</th>
                {lists.map((list) => {
                  const order = orders.find((each) => each.node.id === node.id && each.list === list);
                  const key = order && keyOf(order);
                  return (
                    <td key={list}>
                      {key && (
                        <Checkbox
                          aria-label={t('random.of', { title, part: t(`random.parts.${list}`) })}
                          checked={ticked.has(key)}
                          onChange={({ target }) => tick([key], target.checked)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
