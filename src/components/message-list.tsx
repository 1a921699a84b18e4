import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './message-list.module.css';

/** One message as it is shown. */
export type ShownMessage = {
  readonly id: string;
  readonly own: boolean;
  /** Who wrote it, and when. */
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

/**
 * A conversation of any length. It opens at its newest message, and follows new ones while its reader
 * is there. All messages are in the page; those out of sight cost no layout and no paint.
 */
export function MessageList({ label, messages, children }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const last = messages.at(-1)?.id;

  useLayoutEffect(() => {
    const page = list.current?.ownerDocument.documentElement;
    const view = list.current?.ownerDocument.defaultView;
    if (!page || !view) return undefined;
    const look = () => {
      wasAtEnd.current = page.scrollHeight - page.scrollTop - page.clientHeight < near;
    };
    view.addEventListener('scroll', look, { passive: true });
    return () => view.removeEventListener('scroll', look);
  }, []);

  useLayoutEffect(() => {
    const view = list.current?.ownerDocument.defaultView;
    if (!view || last === undefined || !wasAtEnd.current) return undefined;
    const toEnd = () => view.scrollTo(0, view.document.documentElement.scrollHeight);
    toEnd();
    // What comes into sight has its real height one frame later.
    const frame = view.requestAnimationFrame(toEnd);
    return () => view.cancelAnimationFrame(frame);
  }, [last]);

  return (
    <div ref={list} role="log" aria-label={label} className={styles.list}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {children}
    </div>
  );
}

/** One message; it is not drawn again while it says the same. */
class Message extends Component<{ readonly message: ShownMessage }> {
  override shouldComponentUpdate({ message }: { message: ShownMessage }): boolean {
    const { message: before } = this.props;
    return message.text !== before.text || message.by !== before.by;
  }

  override render() {
    const { own, by, text, images } = this.props.message;
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
}
