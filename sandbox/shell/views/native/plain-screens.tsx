import { useSelector } from '@xstate/react';
import { formatStart } from '#domain/date-format.ts';
import type { PhoneContext } from '../../phone/phone.setup.ts';
import type { Parts } from '../../parts.ts';
import css from './native.module.css';

type Plain = 'guide' | 'store' | 'nativePage' | 'maintenance';

function contentOf(screen: Plain, context: PhoneContext) {
  switch (screen) {
    case 'guide':
      return {
        title: 'Your first loan',
        text: 'Choose an amount, read the agreement, confirm. The money arrives within the hour.',
        close: 'Got it',
      };
    case 'store':
      return {
        title: 'App store',
        text: `Hiram’s page: ${context.storeUrl}`,
        close: 'Back to Hiram',
      };
    case 'nativePage':
      return {
        title: context.pageName,
        text: 'The native app shows this page.',
        close: 'Back to Hiram',
      };
    case 'maintenance':
      return {
        title: 'Under maintenance',
        text:
          context.maintenanceUntil === null
            ? 'We are back soon.'
            : `We are back on ${formatStart(context.maintenanceUntil, 'en')}.`,
        close: 'Try again',
      };
  }
}

export function PlainScreen({ screen, parts: { phone } }: { screen: Plain; parts: Parts }) {
  const context = useSelector(phone, (snapshot) => snapshot.context);
  const { title, text, close } = contentOf(screen, context);
  return (
    <div className={css['screen']}>
      <output className={css['centred']}>
        <b className={css['title']}>{title}</b>
        <span className={css['lead']}>{text}</span>
      </output>
      <div className={css['foot']}>
        <button
          type="button"
          className={css['main']}
          onClick={() => phone.send({ type: 'screen.closed' })}
        >
          {close}
        </button>
      </div>
    </div>
  );
}
