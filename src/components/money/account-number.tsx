import { useRef } from 'react';
import styles from './account-number.module.css';
import { CopyButton } from '../buttons/copy-button.tsx';

interface AccountNumberProps {
  readonly label: string;
  /** Bare digits. */
  readonly digits: string;
  readonly expired?: boolean | undefined;
  readonly copyable: boolean;
  readonly copyLabel: string;
  readonly copiedText: string;
  readonly failedText: string;
}

function groupsOf(digits: string): string[] {
  return digits.match(/.{1,4}/g) ?? [];
}

/** A pay number: shown in groups of four, read out digit by digit, copied without spaces. */
export function AccountNumber(props: AccountNumberProps) {
  const { label, digits, expired = false, copyable, ...copy } = props;
  const shown = useRef<HTMLElement>(null);
  const groups = groupsOf(digits).map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ));
  const Digits = expired ? 's' : 'span';
  return (
    <div className={styles.number}>
      <span className={styles.label}>{label}</span>
      <Digits ref={shown} className={styles.digits} aria-hidden="true">
        {groups}
      </Digits>
      <span className="visually-hidden">{digits.replaceAll(/.(?=.)/g, '$& ')}</span>
      <CopyButton
        label={copy.copyLabel}
        text={digits}
        copiedText={copy.copiedText}
        failedText={copy.failedText}
        shown={shown}
        disabled={!copyable}
      />
    </div>
  );
}
