import { profilePages } from '#views/profile/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(profilePages);
export { profileProvider as provider } from '../profile.ts';
export { profileFlow as descriptor } from '#machines/profile/flow.ts';
