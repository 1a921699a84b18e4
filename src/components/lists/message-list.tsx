import {
  Component,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './message-list.module.css';

export type ShownMessage = {
  readonly id: string;
  readonly own: boolean;
  /** The author and the time. */
  readonly by: string;
  readonly text: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
};

interface MessageListProps {
  readonly label: string;
  readonly messages: readonly ShownMessage[];
  readonly children?: ReactNode;
}

/** Distance from the end that counts as the end, in pixels. */
const near = 120;

const messagesABlock = 50;

/**
 * Splits messages into blocks in both directions from `anchor`, so that new messages at either end
 * do not change the other blocks.
 */
function inBlocks(messages: readonly ShownMessage[], anchor: string | undefined) {
  const from = Math.max(
    messages.findIndex(({ id }) => id === anchor),
    0,
  );
  const first = Math.floor(-from / messagesABlock);
  const end = Math.ceil((messages.length - from) / messagesABlock);
  return Array.from({ length: end - first }, (_, index) => {
    const start = from + (first + index) * messagesABlock;
    return {
      number: first + index,
      messages: messages.slice(Math.max(start, 0), start + messagesABlock),
    };
  });
}

/** A conversation of any length, opened at its end; follows new messages while at the end. */
export function MessageList({ label, messages, children }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const [anchor] = useState(messages[0]?.id);

  useLayoutEffect(() => {
    const page = list.current?.ownerDocument.documentElement;
    const view = list.current?.ownerDocument.defaultView;
    if (!page || !view || !list.current) return undefined;
    const look = () => {
      wasAtEnd.current = page.scrollHeight - page.scrollTop - page.clientHeight < near;
    };
    view.addEventListener('scroll', look, { passive: true });
    // A message was added, or a block in view got its real height.
    const growth = new view.ResizeObserver(() => {
      if (wasAtEnd.current) view.scrollTo(0, page.scrollHeight);
    });
    growth.observe(list.current);
    return () => {
      view.removeEventListener('scroll', look);
      growth.disconnect();
    };
  }, []);

  return (
    <div ref={list} role="log" aria-label={label} className={styles.list}>
      {inBlocks(messages, anchor).map(({ number, messages: some }) => (
        <Block key={number} messages={some} />
      ))}
      {children}
    </div>
  );
}

const isSame = (message: ShownMessage, before: ShownMessage | undefined): boolean =>
  message.id === before?.id && message.text === before.text && message.by === before.by;

class Block extends Component<{ readonly messages: readonly ShownMessage[] }> {
  override shouldComponentUpdate({ messages }: { messages: readonly ShownMessage[] }): boolean {
    const { messages: before } = this.props;
    const same = messages.length === before.length;
    return !same || !messages.every((message, at) => isSame(message, before[at]));
  }

  override render() {
    const { messages } = this.props;
    const room: CSSProperties & Record<'--messages', number> = { '--messages': messages.length };
    return (
      <div className={styles.block} style={room}>
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </div>
    );
  }
}

function Message({ own, by, text, images }: ShownMessage) {
  return (
    <div className={classNames(styles.message, own ? styles.own : styles.theirs)}>
      <p className={styles.by}>{by}</p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {images.map(({ url, alt }) => (
        <img key={url} className={styles.image} src={url} alt={alt} loading="lazy" />
      ))}
    </div>
  );
}
