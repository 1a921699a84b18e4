import { Component, type ComponentType, type CSSProperties, useEffect, useRef } from 'react';
import styles from './long-list.module.css';

interface RowProps<Item> {
  readonly item: Item;
  readonly onPress: () => void;
}

interface LongListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** A component at module level: one that is created during a render would re-render every row. */
  readonly row: ComponentType<RowProps<Item>>;
  readonly onPress: (item: Item) => void;
  /** Called at each scroll within a screen of the end; absent if no more rows can be loaded. */
  readonly onNearEnd?: (() => void) | undefined;
}

const rowsABlock = 50;

/**
 * A list of any length. All rows are in the page, for search, reading aloud and keyboard
 * navigation; blocks out of view cost no layout and no paint.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, keyOf, row, onPress, onNearEnd } = props;
  const list = useRef<HTMLDivElement>(null);
  const press = useRef(onPress);
  const nearEnd = useRef(onNearEnd);
  useEffect(() => {
    press.current = onPress;
    nearEnd.current = onNearEnd;
  });

  useEffect(() => {
    const view = list.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const look = () => {
      const end = list.current?.getBoundingClientRect().bottom;
      if (end !== undefined && end < 2 * view.innerHeight) nearEnd.current?.();
    };
    view.addEventListener('scroll', look, { passive: true });
    return () => view.removeEventListener('scroll', look);
  }, []);

  const starts = Array.from(
    { length: Math.ceil(items.length / rowsABlock) },
    (_, index) => index * rowsABlock,
  );
  return (
    <div ref={list} role="list" className={styles.list} aria-label={label}>
      {starts.map((start) => (
        <Block
          key={start}
          items={items.slice(start, start + rowsABlock)}
          keyOf={keyOf}
          row={row}
          press={press}
        />
      ))}
    </div>
  );
}

type BlockProps<Item> = Pick<LongListProps<Item>, 'items' | 'keyOf' | 'row'> & {
  readonly press: { readonly current: (item: Item) => void };
};

/** A block of rows; a class, because `memo` loses type parameters. */
class Block<Item> extends Component<BlockProps<Item>> {
  override shouldComponentUpdate({ items, row }: BlockProps<Item>): boolean {
    const { items: before, row: rowBefore } = this.props;
    const same = items.length === before.length && items.every((item, at) => item === before[at]);
    return row !== rowBefore || !same;
  }

  override render() {
    const { items, keyOf, row: Row, press } = this.props;
    const room: CSSProperties & Record<'--rows', number> = { '--rows': items.length };
    return (
      <div role="presentation" className={styles.block} style={room}>
        {items.map((item) => (
          <div key={keyOf(item)} role="listitem" className={styles.item}>
            <Row item={item} onPress={() => press.current(item)} />
          </div>
        ))}
      </div>
    );
  }
}
