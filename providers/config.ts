import { contentBase, defaultApiBase } from '../contract/addresses.ts';
import { defaultBrand } from '../contract/brand.ts';
import type { Settings } from '../contract/records.ts';
import { settingsOf } from '../contract/settings.ts';

let settings: Settings = settingsOf(defaultBrand);

/** Where the API is and whose hub this is. The settings replace the default brand as soon as they are there (decision A1). */
export const config = {
  /** `VITE_API_BASE` points a build at another back end (decision A2). */
  apiBase: (import.meta.env?.VITE_API_BASE as string | undefined) || defaultApiBase,
  contentBase,
  get settings(): Settings {
    return settings;
  },
  get app(): string {
    return settings.authSettings.app;
  },
  get brand(): string {
    return settings.authSettings.brand;
  },
  get licenseKey(): string {
    return settings.authSettings.licenseKey;
  },
  use(loaded: Settings): void {
    settings = loaded;
  },
};
