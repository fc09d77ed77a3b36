/** The quarterly reports: list, upload, file (§5, D4). In the making. */
export {};
