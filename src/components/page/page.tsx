import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { ActionBar } from './action-bar.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { backIcon } from '../icons/back.ts';
import { Offline, WayWithoutInternet } from './offline.ts';
import { PageTitle } from './page-title.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  readonly action?: ReactNode;
  readonly notice?: ReactNode;
  readonly hero?: ReactNode;
  readonly footer?: ReactNode;
  readonly tone?: 'ground' | 'sea' | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** In letters; a native bar of 320 px truncates a longer title. */
const barLetters = 34;

/** The word mark, identical in every language and in the pre-rendered shell. */
function Brand() {
  return <span className="app-brand">Hiram</span>;
}

/** One screen. Its title takes the focus unless another element has it. */
export function Page(props: PageProps) {
  const { title, subtitle, back, action, notice, hero, footer, tone = 'ground', busy } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const offline = use(Offline);
  const wayWithoutInternet = use(WayWithoutInternet);
  const titled = title === use(PageTitle) && title.length <= barLetters;
  const alone = titled && !hero && !subtitle && tone === 'ground';

  useLayoutEffect(() => {
    const element = heading.current;
    if (element === null) return;
    const { activeElement, body, documentElement } = element.ownerDocument;
    // The borrower may have scrolled a prerendered page before the app loaded; its position stays.
    if (!element.closest('[data-waiting]')) documentElement.scrollTop = 0;
    if (activeElement === body) element.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.page}>
      <header className={classNames('app-header', !back && !action && 'app-header-bare')}>
        <span className="app-header-side">
          {back && <IconButton icon={backIcon} label={back.label} onPress={back.onBack} />}
        </span>
        <Brand />
        <span className="app-header-side">{action}</span>
      </header>
      <main className={styles.main} aria-busy={busy}>
        {notice}
        <div
          className={classNames(
            alone ? styles.alone : styles.top,
            styles[tone],
            Boolean(hero) && styles.centred,
          )}
        >
          {hero}
          <h1 ref={heading} tabIndex={-1} className={titled ? 'app-titled' : undefined}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.body}>
          {props.children}
          {offline && wayWithoutInternet}
        </div>
        {footer && <ActionBar>{footer}</ActionBar>}
      </main>
    </div>
  );
}
