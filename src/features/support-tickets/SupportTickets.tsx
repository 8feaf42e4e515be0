/** The floating 'Request Support' button of the shell, and the drawers behind it. */
export function SupportTickets() {
  return null
}
