import { Icon } from '../page/icon.tsx';
import { searchIcon } from '../icons/search.ts';
import { List, ListItem } from '../lists/list.tsx';
import styles from './search-list-sheet.module.css';
import { Sheet } from '../overlays/sheet.tsx';
import { TextField } from './text-field.tsx';

export interface SearchListItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

interface SearchListSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly searchLabel: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly items: readonly SearchListItem[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly emptyText: string;
  /** Announced while typing: `12 banks`. */
  readonly countText: (count: number) => string;
}

function matching(items: readonly SearchListItem[], query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const text = `${item.label} ${item.detail ?? ''} ${item.id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function SearchListSheet(props: SearchListSheetProps) {
  const { open, onClose, title, closeLabel, items, query, selected, onSelect } = props;
  const found = open ? matching(items, query) : [];
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div className={styles.search}>
        <TextField
          label={props.searchLabel}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={props.onQueryChange}
          prefix={<Icon drawing={searchIcon} size="small" />}
        />
      </div>
      <output className={styles.count}>
        {found.length === 0 ? props.emptyText : props.countText(found.length)}
      </output>
      <div className={styles.results}>
        <List label={title}>
          {found.map((item) => (
            <ListItem
              key={item.id}
              label={item.label}
              detail={item.detail}
              selected={item.id === selected}
              onPress={() => onSelect(item.id)}
            />
          ))}
        </List>
      </div>
    </Sheet>
  );
}
