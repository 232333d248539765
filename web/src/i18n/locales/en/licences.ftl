### The link to the licences of everything that ships

licences = Licences
