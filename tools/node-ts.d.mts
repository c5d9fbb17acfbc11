// Registers hooks and exports nothing.
export {};
