import styles from './UploadPanel.module.css';

interface Props {
  label: string;
  /** Of the file that is sent, 0 to 1. */
  share: number;
}

/** How far the upload is. */
export function UploadProgress({ label, share }: Props) {
  return (
    <label className={styles.progress}>
      <span>{label}</span>
      <progress value={share} max={1} />
    </label>
  );
}
