/** Makes a part of a module; what keeps it from starting names the module. */
export function ofModule<Part>(id: string, make: () => Part): Part {
  try {
    return make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Module "${id}" cannot start: ${reason}`, { cause: error });
  }
}
