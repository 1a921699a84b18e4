import common from './common.ts';
import failure from './failure.ts';
import title from './title.ts';
import toastMsg from './toast-msg.ts';

/** The texts that every page needs, as one file to load. */
const base = { common, failure, title, toastMsg };

export default base;
