/** What the overview shows, in one chunk. */
export { ProgrammePictures as default } from './ProgrammePictures.tsx';
export { TodayPanel } from './TodayPanel.tsx';
