import type { ReactNode } from 'react';

/** Drawn on a 20 px grid with one stroke width; always next to a text, or named by its button. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="hub-icon"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const ErrorIcon = () => (
  <Icon>
    <path d="M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7z" />
    <path d="M10 6.5v4.25M10 13.5v.01" />
  </Icon>
);

export const WarnIcon = () => (
  <Icon>
    <path d="M10 3 18 16.5H2z" />
    <path d="M10 8v4M10 14.2v.01" />
  </Icon>
);

export const DoneIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="m6.5 10.3 2.4 2.4 4.6-5.1" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 9.2v4.3M10 6.5v.01" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10z" />
    <circle cx="10" cy="10" r="2.5" />
  </Icon>
);

export const EyeClosedIcon = () => (
  <Icon>
    <path d="M1.8 8.5S4.8 13 10 13s8.2-4.5 8.2-4.5" />
    <path d="m4.4 11.6-1.7 2M8 12.9l-.6 2.6M12 12.9l.6 2.6M15.6 11.6l1.7 2" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const TickIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.6 3.6 7.4-8.2" />
  </Icon>
);
