import { useTranslation } from 'react-i18next';
import { commentLimit } from '#domain/constants.ts';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Stack } from '#components/page/stack.tsx';
import { StarRating } from '#components/fields/star-rating.tsx';
import { Text } from '#components/lists/text.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RatingEvent } from '#machines/rating/rating.machine.ts';
import type { RatingView } from '#machines/rating/view.ts';

type Props = { view: RatingView; send: (event: RatingEvent) => void };

const starCounts = [1, 2, 3, 4, 5] as const;

/** All stars look alike, and the store question does not depend on the rating (S7, G2). */
export function RatingPopup({ view, send }: Props) {
  if (view.discarding) return <DiscardQuestion send={send} />;
  return view.thanked ? <Thanks view={view} send={send} /> : <Question view={view} send={send} />;
}

function DiscardQuestion({ send }: Pick<Props, 'send'>) {
  const { t } = useTranslation('popups');
  const stay = () => send({ type: 'popup.closed' });
  return (
    <Dialog
      open
      alert
      title={t('rating.discard.title')}
      onClose={stay}
      actions={
        <>
          <Button onPress={stay}>{t('rating.discard.stay')}</Button>
          <Button kind="secondary" onPress={() => send({ type: 'rating.discarded' })}>
            {t('rating.discard.leave')}
          </Button>
        </>
      }
    >
      <p>{t('rating.discard.text')}</p>
    </Dialog>
  );
}

function Question({ view, send }: Props) {
  const { t } = useTranslation(['popups', 'failure']);
  const { stars: chosen, comment, submitting, failure } = view;
  const close = () => send({ type: 'popup.closed' });
  return (
    <Sheet
      open
      onClose={close}
      ignoresTaps={comment !== ''}
      title={t('popups:rating.title')}
      closeLabel={t('popups:close')}
      footer={
        <>
          <Button
            busy={submitting}
            busyLabel={t('popups:rating.sending')}
            disabled={chosen === null}
            reason={chosen === null ? t('popups:rating.choose') : undefined}
            onPress={() => send({ type: 'rating.submitted' })}
          >
            {t('popups:rating.submit')}
          </Button>
          <Button kind="secondary" onPress={close}>
            {submitting ? t('popups:close') : t('popups:rating.later')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('popups:rating.text')}</Text>
        {failure && (
          <Notice
            tone="danger"
            title={t(`popups:rating.${failure.kind === 'business' ? 'refused' : 'unknown'}`)}
          >
            {failureText(t, failure)}
            {failure.kind !== 'business' && ` ${t('popups:rating.again')}`}
          </Notice>
        )}
        <StarRating
          label={t('popups:rating.stars')}
          value={chosen}
          disabled={submitting}
          onChange={(stars) => send({ type: 'stars.chosen', stars })}
          names={starCounts.map((stars) =>
            stars === 1 ? t('popups:rating.names.one') : t('popups:rating.names.some', { stars }),
          )}
        />
        <TextField
          label={t('popups:rating.comment')}
          value={comment}
          disabled={submitting}
          maxLength={commentLimit}
          enterKeyHint="done"
          onChange={(text) => send({ type: 'comment.changed', comment: text })}
        />
      </Stack>
    </Sheet>
  );
}

function Thanks({ view: { store, openingStore }, send }: Props) {
  const { t } = useTranslation('popups');
  const close = () => send({ type: 'popup.closed' });
  return (
    <Sheet
      open
      onClose={close}
      title={t('rating.thanks')}
      closeLabel={t('close')}
      footer={
        <>
          {store && (
            <Button busy={openingStore} onPress={() => send({ type: 'store.opened' })}>
              {t('rating.store')}
            </Button>
          )}
          <Button kind="secondary" disabled={openingStore} onPress={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Text>{t('rating.thanksText')}</Text>
      {store && <Text>{t('rating.storeText')}</Text>}
    </Sheet>
  );
}
