import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import type { RootRequest } from '#machines/root/context.ts';
import { LostNumber } from './lost-number.tsx';
import { RefusalText } from './refusal-text.tsx';
import { ServiceButton } from './service-button.tsx';

type Props = { failure: Failure | null; request: (request: RootRequest) => void };

export function CodeNotSent({ failure, request }: Props) {
  if (failure === null) return null;
  const tooMany = failure.kind === 'business' && failure.code === assumedCodes.tooManySms;
  return (
    <Notice
      tone="danger"
      action={
        tooMany && (
          <Stack gap="tight">
            <LostNumber request={request} />
            <ServiceButton request={request} />
          </Stack>
        )
      }
    >
      <RefusalText failure={failure} />
    </Notice>
  );
}
