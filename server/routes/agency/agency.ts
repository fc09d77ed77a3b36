/** The agency registration: GET, POST and PATCH agency (§5, A9). In the making. */
export {};
