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

/** One message as it is shown. */
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
  /** Stands below the messages: those that did not leave the phone. */
  readonly children?: ReactNode;
}

/** How near to its end a list counts as being at it, in pixels. */
const near = 120;

/** Number of messages that are rendered as one block. */
const messagesABlock = 50;

/** Messages in blocks, counted from `anchor` both ways: what is added at either end moves none to another block. */
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

/**
 * A conversation of any length. It opens at its newest message, and follows new ones while its reader
 * is there. All messages are in the page; blocks of them out of sight cost no layout and no paint, and
 * a block whose messages are the same is not drawn again: 10,000 scroll as 50 do.
 */
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
    // A message is added, or what comes into sight has its real height.
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

const says = (message: ShownMessage, before: ShownMessage | undefined): boolean =>
  message.id === before?.id && message.text === before.text && message.by === before.by;

/** Some messages; they are not drawn again while they say the same. */
class Block extends Component<{ readonly messages: readonly ShownMessage[] }> {
  override shouldComponentUpdate({ messages }: { messages: readonly ShownMessage[] }): boolean {
    const { messages: before } = this.props;
    const same = messages.length === before.length;
    return !same || !messages.every((message, at) => says(message, before[at]));
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
