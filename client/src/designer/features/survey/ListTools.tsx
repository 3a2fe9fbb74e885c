import { AppstoreOutlined, ArrowDownOutlined, ArrowUpOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { QuietSwitch } from '../../shared/QuietSwitch';
import { useMedia } from '../../shared/useMedia';
import { selectionOf } from './lists/selection';
import styles from './ListTools.module.css';
import { SelectAll } from './SelectAll';
import { addShelfTexts } from './shelf/shelf-texts';
import type { ListShape } from './useListShape';
import { type ListSort, nextSort, SORTS } from './useListView';

addShelfTexts();

interface ListToolsProps {
  surveys: readonly { readonly id: string }[];
  shape: ListShape;
  onShape: (shape: ListShape) => void;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  selected: readonly string[];
  onSelect: (surveyIds: readonly string[]) => void;
}

/** Order and layout of the list; and, where no head of a table stands, the box that selects everything. */
export function ListTools({ surveys, shape, onShape, sort, onSort, selected, onSelect }: ListToolsProps) {
  const { t } = useTranslation('shelf');
  const isPhone = useMedia('(width <= 720px)');
  const way = t(sort.descending ? 'descending' : 'ascending');

  return (
    <div className={styles.tools}>
      {(isPhone || shape === 'cards') && <SelectAll selection={selectionOf(surveys, selected, onSelect)} />}
      <span className={styles.order}>
        <Select
          className={styles.by}
          aria-label={t('sortBy')}
          value={sort.by}
          options={SORTS.map((by) => ({ value: by, label: t(`sorts.${by}`) }))}
          onChange={(by) => onSort(by === sort.by ? sort : nextSort(by, sort))}
        />
        <Button
          icon={sort.descending ? <ArrowDownOutlined /> : <ArrowUpOutlined />}
          aria-label={t('turn', { way })}
          title={t('turn', { way })}
          onClick={() => onSort(nextSort(sort.by, sort))}
        />
      </span>
      <QuietSwitch
        label={t('layout')}
        choices={[
          { key: 'table', name: t('layouts.table'), icon: <UnorderedListOutlined aria-hidden /> },
          { key: 'cards', name: t('layouts.cards'), icon: <AppstoreOutlined aria-hidden /> },
        ]}
        chosen={shape}
        onChange={onShape}
      />
    </div>
  );
}
