import { contentFiles } from '../../../contract/addresses.ts';
import { config } from '../../../providers/config.ts';

/** Where the hero image is (§7). */
export const heroImage = (): string => `${config.contentBase}/${contentFiles.heroImage.name}`;
/** …and what stands for it after dark, if there is one. */
export const heroDark = (): string | undefined => config.settings.heroImageDark || undefined;
