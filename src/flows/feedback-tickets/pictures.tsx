import { useTranslation } from 'react-i18next';
import { formatStart } from '#domain/date-format.ts';
import { pictureLimits } from '#domain/service/feedback.ts';
import { canRetry, roomFor, rowsOf } from '#domain/service/upload.ts';
import { FilePicker } from '#components/fields/file-picker.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { PictureList } from '#components/lists/picture-list.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { PictureEvent } from '#machines/upload/upload.machine.ts';
import type { selectPictures, ShownPicture } from '#machines/upload/view.ts';

type Props = {
  upload: ReturnType<typeof selectPictures>;
  send: (event: PictureEvent) => void;
};

/** The pictures of a request or a message (K2). */
export function Pictures({ upload, send }: Props) {
  const { t } = useTranslation('feedbackTickets');
  const { pictures, preparing, notPrepared } = upload;
  const language = useLanguage();
  const status = ({ state, problem, until, percent }: ShownPicture): string => {
    if (problem === 'tooManyKept' && until !== null) {
      return t('pictures.tooManyUntil', { time: formatStart(until, language) });
    }
    if (problem !== null) return t(`pictures.problem.${problem}`);
    if (percent !== null) return t('pictures.sending', { percent });
    return t(state === 'done' ? 'pictures.done' : 'pictures.waiting');
  };
  return (
    <Stack>
      {pictures.length > 0 && (
        <PictureList
          label={t('pictures.list')}
          pictures={rowsOf(pictures).map((row) => {
            const [picture] = row;
            const { clientId, problem, percent, arrived } = picture;
            const number = String(row.length);
            const names = row.slice(0, pictureLimits.count).map((one) => one.name);
            const [name, removed] =
              row.length === 1
                ? [picture.name, picture.name]
                : [
                    t('pictures.together', { number, names: names.join(', ') }),
                    t('pictures.files', { number }),
                  ];
            return {
              id: clientId,
              name,
              status: status(picture),
              failed: problem !== null,
              percent: percent ?? undefined,
              url: arrived?.url,
              retry:
                problem !== null && canRetry(problem)
                  ? {
                      label: t('pictures.retry', { name }),
                      onPress: () => send({ type: 'picture.retried', clientId }),
                    }
                  : undefined,
              remove: {
                label: t('pictures.remove', { name: removed }),
                onPress: () => {
                  for (const one of row) send({ type: 'picture.removed', clientId: one.clientId });
                },
              },
            };
          })}
        />
      )}
      {notPrepared && <Notice tone="danger">{t('pictures.notPrepared')}</Notice>}
      <FilePicker
        label={t(preparing ? 'pictures.preparing' : 'pictures.add')}
        hint={t(roomFor(pictures) > 0 ? 'pictures.limits' : 'pictures.full', {
          number: pictureLimits.count,
        })}
        accept={pictureLimits.types}
        disabled={preparing || roomFor(pictures) <= 0}
        onChoose={(files) => send({ type: 'pictures.chosen', files })}
      />
    </Stack>
  );
}
