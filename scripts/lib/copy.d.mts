/** A copy of the project's files in a temporary folder, to be changed and thrown away; its absolute path. */
export function copyOfProject(what: string): string
