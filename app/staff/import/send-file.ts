/** The next address, or what is wrong; nothing if the response is not the import's: the session may have ended. */
type Answer = { to: string } | { problem: string | undefined };

/** Posts a form with a file. `fetch` cannot tell how much has left. @param tell gets the share that was sent, 0 to 1 */
export function sendFile(path: string, form: FormData, tell: (share: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(read(request.responseText));
    request.onerror = () =>
      resolve({ problem: "The file did not arrive. Check your connection and send it again." });
    request.open("POST", path);
    request.send(form);
  });
}

function read(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return { problem: undefined };
  }
}
